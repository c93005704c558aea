option-jokers-why = ジョーカー 2 枚を加えます。持っている人は捨て札のカードと交換できます。
option-memory_aid-why = 見た土地の金が、あなただけにずっと表示されます。
option-argonauts-why = ひとりのときは、決まった規則で動くアルゴナウト 2 人と競います。
option-start-why = 最初に配り、最初の組を競りにかける人。
