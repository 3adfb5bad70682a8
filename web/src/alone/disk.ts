/** The house's database: sorted keys in IndexedDB, changed in transactions that are on disk when told. */

type Key = (string | number)[];
/** What to do, with which key, and the value. */
type Change = ["add" | "put" | "delete", Key, unknown];

const DATABASE = "tablee-house";
const ROWS = "rows";

/** After every key that begins like this; a list sorts behind numbers and words. */
const endOf = (prefix: Key): IDBValidKey => [...prefix, []];

/** Opens it; where it must be there already, an empty one is none. */
export async function openDisk(again = false): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => {
    if (again) request.transaction?.abort();
    else request.result.createObjectStore(ROWS);
  };
  return done(request);
}

/** The database behind a connection that the browser may close, as some do with pages in the background. */
export class Disk {
  constructor(private database: IDBDatabase) {}

  async use<T>(work: (database: IDBDatabase) => Promise<T>): Promise<T> {
    try {
      return await work(this.database);
    } catch (error) {
      if ((error as DOMException).name !== "InvalidStateError") throw error;
      this.database = await openDisk(true);
      return work(this.database);
    }
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Makes groups of changes at one stroke; a group whose first key is taken is left out. */
export function commit(database: IDBDatabase, groups: Change[][]): Promise<boolean[]> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(ROWS, "readwrite", { durability: "strict" });
    const rows = transaction.objectStore(ROWS);
    const made = groups.map(() => true);
    const make = ([what, key, value]: Change) => {
      if (what === "delete") rows.delete(IDBKeyRange.bound(key, endOf(key)));
      else rows.put(value, key);
    };
    groups.forEach(([first, ...rest], number) => {
      if (!first) return;
      if (first[0] !== "add") {
        for (const change of [first, ...rest]) make(change);
        return;
      }
      const adding = rows.add(first[2], first[1]);
      adding.onsuccess = () => rest.forEach(make);
      adding.onerror = (event) => {
        if (adding.error?.name !== "ConstraintError") return;
        // Somebody else was faster: the others' changes are made all the same.
        event.preventDefault();
        event.stopPropagation();
        made[number] = false;
      };
    });
    transaction.oncomplete = () => resolve(made);
    transaction.onabort = () => reject(transaction.error ?? new Error("aborted"));
  });
}

/** The keys that begin like this, with their values. */
export async function scan(
  database: IDBDatabase,
  prefix: Key,
  after: number | null,
  limit: number,
  backwards: boolean,
): Promise<[IDBValidKey, unknown][]> {
  const rows = database.transaction(ROWS, "readonly").objectStore(ROWS);
  const range =
    after === null
      ? IDBKeyRange.bound(prefix, endOf(prefix))
      : IDBKeyRange.bound([...prefix, after], endOf(prefix), true);
  if (!backwards) {
    const most = limit < 0 ? undefined : limit;
    const [keys, values] = await Promise.all([
      done(rows.getAllKeys(range, most)),
      done(rows.getAll(range, most)),
    ]);
    return keys.map((key, number) => [key, values[number]]);
  }
  return new Promise((resolve, reject) => {
    const found: [IDBValidKey, unknown][] = [];
    const request = rows.openCursor(range, "prev");
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      const cursor = request.result;
      if (!cursor || found.length === limit) {
        resolve(found);
        return;
      }
      found.push([cursor.key, cursor.value]);
      cursor.continue();
    };
  });
}
