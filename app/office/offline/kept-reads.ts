import { databaseName } from '#app/lib/office-database'
import { sessionDetails, storedSession } from '#app/lib/stored-session'

const storeName = 'reads'
/** The oldest are forgotten. */
const keptAtMost = 150
const keptForMs = 7 * 24 * 3_600_000

interface KeptRead {
  /** Of its query. */
  hash: string
  /** Whose account read it. */
  by: string
  /** Of the screens: another one may expect other data. */
  version: string
  /** When it was answered, in ms since 1970. */
  at: number
  data: unknown
}

const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('nothing was read')))
  })

/** @throws where the browser has none to give, such as in a private window */
async function withStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  const opening = indexedDB.open(databaseName, 1)
  opening.addEventListener('upgradeneeded', () => {
    const store = opening.result.createObjectStore(storeName, { keyPath: 'hash' })
    store.createIndex('at', 'at')
  })
  const database = await done(opening)
  try {
    return await work(database.transaction(storeName, mode).objectStore(storeName))
  } finally {
    // Whoever signs out deletes it, which waits for every tab that has it open.
    database.close()
  }
}

const version = () => String(Object(window.__reactRouterManifest)['version'])

const whoReads = () => sessionDetails(storedSession())?.email

/** Keeps what was read last, for when the server cannot be asked. Never fails: then nothing is kept. */
export async function keepRead(hash: string, data: unknown, at: number): Promise<void> {
  const by = whoReads()
  if (by === undefined) return
  await withStore('readwrite', async (store) => {
    await done(store.put({ hash, by, version: version(), at, data } satisfies KeptRead))
    const tooMany = (await done(store.count())) - keptAtMost
    const oldest = tooMany > 0 ? await done(store.index('at').getAllKeys(null, tooMany)) : []
    for (const key of oldest) store.delete(key)
    // Signed out meanwhile: it is nobody's to read.
    if (whoReads() !== by) store.clear()
  }).catch(() => undefined)
}

/** What whoever is signed in has read last, within a week; undefined where there is none. Never fails. */
export async function keptRead(hash: string): Promise<Pick<KeptRead, 'data' | 'at'> | undefined> {
  const by = whoReads()
  const kept = await withStore('readonly', (store) => done<KeptRead | undefined>(store.get(hash))).catch(
    () => undefined,
  )
  const isUsable = kept?.by === by && kept?.version === version() && Date.now() - kept.at < keptForMs
  return isUsable ? kept : undefined
}
