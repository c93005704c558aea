option-games-why = 1 ゲームだけか、席の数だけ遊んで全員が一度ずつ先手になるか。点は合計します。
option-layout-why = 散らした並べ方では場所そのものを覚えます。格子では行と列で覚えられます。
option-memory_aid-why = 覚えることがこのゲームです。補助を使うと、見たカードに印が残ります。はじめての方に。
option-start-why = 最初にめくる人。
