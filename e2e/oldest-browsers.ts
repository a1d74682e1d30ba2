import type { BrowserContext } from '@playwright/test'

/**
 * APIs that Safari 16.4, Chrome 111 or Firefox 121 lack, by the object that has them. Names that the test's browser
 * lacks too are ignored.
 */
const missingApis: Readonly<Record<string, readonly string[]>> = {
  AbortSignal: ['any'],
  URL: ['canParse', 'parse'],
  'URLSearchParams.prototype': ['size'],
  Promise: ['withResolvers', 'try'],
  Array: ['fromAsync'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  'Map.prototype': ['getOrInsert', 'getOrInsertComputed'],
  'Set.prototype': [
    'union',
    'intersection',
    'difference',
    'symmetricDifference',
    'isSubsetOf',
    'isSupersetOf',
    'isDisjointFrom',
  ],
  'Iterator.prototype': [
    'map',
    'filter',
    'take',
    'drop',
    'flatMap',
    'reduce',
    'toArray',
    'forEach',
    'some',
    'every',
    'find',
  ],
  RegExp: ['escape'],
  Error: ['isError'],
  Math: ['sumPrecise', 'f16round'],
  Uint8Array: ['fromBase64', 'fromHex'],
  'Uint8Array.prototype': ['toBase64', 'toHex'],
  'ArrayBuffer.prototype': ['transfer', 'transferToFixedLength'],
  Atomics: ['waitAsync'],
  Intl: ['Segmenter', 'DurationFormat'],
  Response: ['json'],
  ReadableStream: ['from'],
  'HTMLElement.prototype': ['popover', 'showPopover', 'hidePopover', 'togglePopover'],
  'HTMLButtonElement.prototype': [
    'popoverTargetElement',
    'popoverTargetAction',
    'command',
    'commandForElement',
  ],
  'HTMLDialogElement.prototype': ['requestClose', 'closedBy'],
  'Element.prototype': ['checkVisibility', 'moveBefore', 'getHTML', 'setHTMLUnsafe'],
  'Document.prototype': ['startViewTransition', 'caretPositionFromPoint'],
  CSS: ['registerProperty'],
  window: [
    'Iterator',
    'ToggleEvent',
    'CloseWatcher',
    'Float16Array',
    'navigation',
    'scheduler',
    'fetchLater',
    'requestIdleCallback',
    'cancelIdleCallback',
    'onscrollend',
    'DisposableStack',
    'AsyncDisposableStack',
  ],
}

/** Removes newer APIs, selectors and styles, so that the browser resembles the oldest supported ones. */
export async function makeOld(context: BrowserContext): Promise<void> {
  await context.addInitScript((names) => {
    const global = globalThis as unknown as Record<string, unknown>
    for (const [place, lacking] of Object.entries(names)) {
      const [name = '', inner] = place.split('.')
      const holder = global[name] as Record<string, object> | undefined
      const found = inner ? holder?.[inner] : holder
      for (const each of lacking) if (found) Reflect.deleteProperty(found, each)
    }
    Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator)
    // An old browser throws on a selector that it does not know.
    for (const method of ['matches', 'closest', 'querySelector', 'querySelectorAll'] as const) {
      const known: (this: Element, selector: string) => unknown = Reflect.get(Element.prototype, method)
      Reflect.set(Element.prototype, method, function (this: Element, selector: string) {
        if (/:popover-open|:open\b|:user-/.test(selector))
          throw new SyntaxError(`'${selector}' is not a selector`)
        return known.call(this, selector)
      })
    }
  }, missingApis)

  // Support for attributes and CSS cannot be removed from the browser, so they are replaced in the responses.
  await context.route(/\.css$/, async (route) => {
    const answer = await route.fetch()
    const old = (await answer.text())
      .replaceAll(':popover-open', ':not-known-yet')
      .replaceAll('subgrid', 'not-known-yet')
      .replaceAll(/text-wrap:\w+/g, '')
    await route.fulfill({ response: answer, body: old })
  })
  await context.route(
    (url) => !/\.\w+$|\/functions\/|\/events\//.test(url.pathname),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const answer = await route.fetch({ maxRedirects: 0 })
      const old = (await answer.text()).replaceAll(/ popover(target)?="/gi, ' data-x-popover$1="')
      await route.fulfill({ response: answer, body: old })
    },
  )
}
