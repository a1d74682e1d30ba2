import { databaseName } from '#app/lib/office-database'
import { sessionDetails, storedSession } from '#app/lib/stored-session'

const storeName = 'reads'
/** Beyond this number the oldest entries are deleted. */
const maxEntries = 150
const cachedForMs = 7 * 24 * 3_600_000

interface CachedRead {
  /** The query's key. */
  hash: string
  /** The account that read it. */
  by: string
  /** The version of the app: another version may expect other data. */
  version: string
  /** The time of the response, in ms since 1970. */
  at: number
  data: unknown
}

const resultOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('nothing was read')))
  })

/** @throws when the browser has no IndexedDB, such as in a private window */
async function withStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const opening = indexedDB.open(databaseName, 1)
  opening.addEventListener('upgradeneeded', () => {
    const store = opening.result.createObjectStore(storeName, { keyPath: 'hash' })
    store.createIndex('at', 'at')
  })
  const database = await resultOf(opening)
  try {
    return await work(database.transaction(storeName, mode).objectStore(storeName))
  } finally {
    // Signing out deletes the database, which waits until every tab has closed it.
    database.close()
  }
}

const version = () => String(Object(window.__reactRouterManifest)['version'])

const whoReads = () => sessionDetails(storedSession())?.email

/** Caches a result for when the server is unreachable. Never fails; without storage nothing is cached. */
export async function writeCached(hash: string, data: unknown, at: number): Promise<void> {
  const by = whoReads()
  if (by === undefined) return
  await withStore('readwrite', async (store) => {
    await resultOf(store.put({ hash, by, version: version(), at, data } satisfies CachedRead))
    const tooMany = (await resultOf(store.count())) - maxEntries
    const oldest = tooMany > 0 ? await resultOf(store.index('at').getAllKeys(null, tooMany)) : []
    for (const key of oldest) store.delete(key)
    // The user has signed out since, so nothing is stored.
    if (whoReads() !== by) store.clear()
  }).catch(() => undefined)
}

/** Returns the signed-in user's last cached result, up to a week old; undefined if there is none. Never fails. */
export async function readCached(hash: string): Promise<Pick<CachedRead, 'data' | 'at'> | undefined> {
  const by = whoReads()
  const cached = await withStore('readonly', (store) =>
    resultOf<CachedRead | undefined>(store.get(hash)),
  ).catch(() => undefined)
  const isUsable = cached?.by === by && cached?.version === version() && Date.now() - cached.at < cachedForMs
  return isUsable ? cached : undefined
}
