import { JSDOM } from 'jsdom'
import { testDatabase } from './database.ts'
import { changePages } from './page-changers.ts'

/**
 * For tests that open pages (`test/open-page.tsx`): a document, with the parts of a browser that React and the components
 * read. What Node has as well (fetch, AbortSignal, Uint8Array …) stays Node's, because the server runs beside them.
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

// The files of a worker share one.
if (!('document' in globalThis)) {
  // Before the document is there: the embedded database would take Node for a browser.
  await testDatabase()
  // Node loads its events as they are first asked for, on the Event that is there then; its BroadcastChannel takes no other.
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

  // What the office's own documents know.
  define('__reactRouterManifest', { routes: { 'office/layout': {} } })

  // What has no meaning without a layout: nothing is moved, matched or seen.
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

  // Not earlier: it looks for the document as it loads.
  const { configure } = await import('@testing-library/dom')
  // Styles are not loaded, so asking for each element whether it is hidden costs most of a query and finds little.
  configure({ asyncUtilTimeout: 30_000, defaultHidden: true })

  if (process.env['TRANSLATED']) {
    const { guardMovedNodes } = await import('#app/lib/moved-nodes')
    guardMovedNodes()
    changePages('word-translator')
  }
}
