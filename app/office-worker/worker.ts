/*
 * The back office's service worker: caches the files of its screens and an empty page of each, so that they open
 * while the server is unreachable. It caches no personal data: screens cache what they have read
 * (`app/office/offline/`), per account (docs/decisions/0020-the-office-is-drawn-early-and-reads-what-changed.md).
 */

interface ExtendableEvent extends Event {
  waitUntil(promise: Promise<unknown>): void
}
interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  readonly preloadResponse: Promise<Response | undefined>
  respondWith(answer: Promise<Response>): void
}
interface WorkerScope {
  readonly registration: { navigationPreload?: { enable(): Promise<void> } }
  readonly clients: { claim(): Promise<void> }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void
}

/** Inserted by the build. */
declare const __OFFICE_VERSION__: string
declare const __OFFICE_FILES__: readonly string[]
declare const __OFFICE_PAGES__: readonly string[]

const scope = globalThis as unknown as WorkerScope
const prefix = 'office-'
const cacheName = `${prefix}${__OFFICE_VERSION__}`
/** A page that takes longer is served from the cache; that copy loads its data itself. */
const deadlineMs = 8_000
/** The number of cached versions, including the newest; the older one is for tabs that are still open. */
const cachedVersions = 2

scope.addEventListener('install', (event) => {
  event.waitUntil(keepAll())
  // Pages name their own files, so an open page continues with the files of its version, and no tab has to be closed.
  void scope.skipWaiting()
})

scope.addEventListener('activate', (event) => event.waitUntil(activate()))

scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate') event.respondWith(pageFor(event, pathname))
  else if (pathname.startsWith('/assets/')) event.respondWith(fileFor(request))
})

async function keepAll(): Promise<void> {
  const cache = await caches.open(cacheName)
  // A file's name changes with its content, so a copy cached by an earlier version is the same.
  await Promise.all(
    __OFFICE_FILES__.map(async (file) => {
      const answer = (await caches.match(file, { ignoreVary: true })) ?? (await fetch(file))
      if (!answer.ok) throw new Error(`${file}: ${answer.status}`)
      await cache.put(file, answer)
    }),
  )
  await Promise.all(
    __OFFICE_PAGES__.map(async (page) => {
      const answer = await fetch(page, { cache: 'no-store', headers: { 'x-office-page': 'empty' } })
      // One of the pages is the not-found page, whose status is 404.
      if (answer.redirected || !(answer.ok || answer.status === 404))
        throw new Error(`${page}: ${answer.status}`)
      await cache.put(page, answer)
    }),
  )
}

async function activate(): Promise<void> {
  const ours = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName)
  await Promise.all(
    ours.slice(0, Math.max(ours.length - cachedVersions + 1, 0)).map((name) => caches.delete(name)),
  )
  await scope.registration.navigationPreload?.enable()
  await scope.clients.claim()
}

/** Returns the server's page, or the cached one if the server is unreachable, slow or answers with a 5xx. */
async function pageFor(event: FetchEvent, pathname: string): Promise<Response> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, deadlineMs, undefined))
  const fresh = (async () => (await event.preloadResponse) ?? fetch(event.request))()
  const answer = await Promise.race([fresh, late]).catch(() => undefined)
  if (answer && answer.status < 500) return answer
  const cache = await caches.open(cacheName)
  return (await cache.match(cachedPageFor(pathname), { ignoreVary: true })) ?? answer ?? fresh
}

/** The cached page of an address: `/admin/leads/-` for `/admin/leads/5`, `/admin/-` where no screen has it. */
function cachedPageFor(pathname: string): string {
  const path = pathname.replace(/(?<=.)\/$/, '')
  if (__OFFICE_PAGES__.includes(path)) return path
  const parts = path.split('/')
  const fits = (page: string) => {
    const its = page.split('/')
    return its.length === parts.length && its.every((part, index) => part === '-' || part === parts[index])
  }
  return __OFFICE_PAGES__.find(fits) ?? '/admin/-'
}

const fileFor = async (request: Request): Promise<Response> =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
