import { JSDOM } from 'jsdom'
import { testDatabase } from './database.ts'
import { changePages } from './page-changers.ts'

/**
 * For tests that open pages (`test/open-page.tsx`): the globals that come from jsdom although Node has them too. All
 * others that Node has (fetch, AbortSignal, Uint8Array …) stay Node's, because the server runs in the same process.
 */
const ofDocument = new Set([
  'Event',
  'EventTarget',
  'CustomEvent',
  'FormData',
  'navigator',
  'localStorage',
  'sessionStorage',
])

const nothing = () => {}
const noBox = { x: 0, y: 0, width: 0, height: 0, top: 0, left: 0, right: 0, bottom: 0 }
class NeverObserves {
  observe = nothing
  unobserve = nothing
  disconnect = nothing
}

// The test files of a worker share one document.
if (!('document' in globalThis)) {
  // The database opens first, because the embedded one would otherwise take Node for a browser.
  await testDatabase()
  // Loads Node's lazy MessageEvent while `Event` is still Node's, because its BroadcastChannel takes no other.
  void globalThis.MessageEvent
  const { window } = new JSDOM('<!doctype html><html lang="en"><body></body></html>', {
    url: 'http://localhost:3000/',
    pretendToBeVisual: true,
  })
  const define = (name: string, value: unknown) =>
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  for (const name of Object.getOwnPropertyNames(window))
    if (!(name in globalThis) || ofDocument.has(name)) define(name, window[name])
  for (const name of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    define(name, window[name].bind(window))
  define('window', globalThis)
  define('self', globalThis)

  // The manifest that office documents have.
  define('__reactRouterManifest', { routes: { 'office/layout': {} } })

  // Without a layout, nothing is moved, matched or seen.
  define('matchMedia', () => ({ matches: false, addEventListener: nothing, removeEventListener: nothing }))
  define('IntersectionObserver', NeverObserves)
  define('ResizeObserver', NeverObserves)
  define('scrollTo', nothing)
  window.Element.prototype.scrollIntoView = nothing
  window.Range.prototype.getBoundingClientRect = () => ({ ...noBox, toJSON: () => noBox })
  window.Element.prototype.getAnimations = () => []
  // Pictures stay unloaded, instead of being broken.
  Object.defineProperty(window.HTMLImageElement.prototype, 'complete', { get: () => false })
  // A dialog opens and closes, over nothing and without keeping the focus in it.
  window.HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
  window.HTMLDialogElement.prototype.close = function close() {
    this.open = false
  }
  define('CSS', { escape: (text: string) => text })

  // Imported late, because it looks for the document on import.
  const { configure } = await import('@testing-library/dom')
  // Styles are not loaded, so asking for each element whether it is hidden costs most of a query and finds little.
  configure({ asyncUtilTimeout: 30_000, defaultHidden: true })

  if (process.env['TRANSLATED']) {
    const { guardMovedNodes } = await import('#app/lib/moved-nodes')
    guardMovedNodes()
    changePages('word-translator')
  }
}
