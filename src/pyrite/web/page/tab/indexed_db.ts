/**
 * Where a tab keeps its tables: values under keys in IndexedDB, each change one transaction. A
 * browser that keeps nothing says so once; from then on, what is new is kept in memory.
 */
import type { NotKept } from "./messages.ts";

type Key = readonly (string | number)[];
type Pair = readonly [Key, unknown];
type Changes = readonly [added: readonly Pair[], put: readonly Pair[], dropped: readonly Key[]];
export type Outcome = "" | "doubled" | "full" | "away";

const NAME = "pyrite";
const KEPT = "kept";
const GONE = Symbol("dropped since");

export class TabValues {
  readonly #database: Promise<IDBDatabase | null>;
  readonly #since = new Map<string, unknown>();
  readonly #locks = new Map<string, () => void>();
  readonly #complain: (why: NotKept) => void;
  #isFull = false;

  constructor(complain: (why: NotKept) => void) {
    this.#complain = complain;
    this.#database = opened().catch(() => {
      complain("forbidden");
      return null;
    });
  }

  /** All of it or nothing; told when it is safe. */
  change = async (text: string): Promise<Outcome> => {
    const changes = JSON.parse(text) as Changes;
    const database = await this.#database;
    if (database === null || this.#isFull) return this.#remember(changes);
    try {
      await committed(database, changes);
      return "";
    } catch (error) {
      if (error instanceof DOMException && error.name === "ConstraintError") return "doubled";
      this.#isFull = true;
      this.#complain("full");
      return this.#remember(changes);
    }
  };

  #remember([added, put, dropped]: Changes): Outcome {
    for (const [key, value] of [...added, ...put]) this.#since.set(JSON.stringify(key), value);
    for (const key of dropped) this.#since.set(JSON.stringify(key), GONE);
    return "";
  }

  /** Everything whose key begins so, in order. */
  read = async (text: string): Promise<string> => {
    const prefix = JSON.parse(text) as Key;
    const database = await this.#database;
    const found = new Map(database ? await lookedUp(database, prefix) : []);
    for (const [name, value] of this.#since) {
      const key = JSON.parse(name) as Key;
      if (!prefix.every((part, place) => key[place] === part)) continue;
      if (value === GONE) found.delete(name);
      else found.set(name, value);
    }
    const pairs = [...found].map(([name, value]): Pair => [JSON.parse(name) as Key, value]);
    return JSON.stringify(pairs.sort(([a], [b]) => indexedDB.cmp(a, b)));
  };

  /** By a lock that ends with this tab. */
  claim = async (name: string): Promise<boolean> => {
    const locks = (navigator as Partial<Navigator>).locks;
    if (!locks) return true;
    return new Promise((resolve) => {
      void locks.request(`pyrite ${name}`, { ifAvailable: true }, (lock) => {
        resolve(lock !== null);
        if (lock === null) return;
        return new Promise<void>((release) => this.#locks.set(name, release));
      });
    });
  };

  release = async (name: string): Promise<void> => {
    this.#locks.get(name)?.();
    this.#locks.delete(name);
    return Promise.resolve();
  };
}

function opened(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(KEPT);
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error("not opened"));
  });
}

function committed(database: IDBDatabase, [added, put, dropped]: Changes): Promise<void> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(KEPT, "readwrite");
    const kept = transaction.objectStore(KEPT);
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("not kept"));
    for (const [key, value] of added) kept.add(value, [...key]);
    for (const [key, value] of put) kept.put(value, [...key]);
    for (const key of dropped) kept.delete([...key]);
    transaction.commit();
  });
}

/** What lies under keys that begin so: any array comes after all numbers and texts. */
function lookedUp(database: IDBDatabase, prefix: Key): Promise<[string, unknown][]> {
  return new Promise((resolve, reject) => {
    const kept = database.transaction(KEPT).objectStore(KEPT);
    const range = IDBKeyRange.bound([...prefix], [...prefix, []]);
    const keys = kept.getAllKeys(range);
    const values = kept.getAll(range);
    values.onsuccess = () =>
      resolve(values.result.map((value, place) => [JSON.stringify(keys.result[place]), value]));
    values.onerror = () => reject(values.error ?? new Error("not read"));
  });
}
