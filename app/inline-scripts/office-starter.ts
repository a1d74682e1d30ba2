import { isComposing } from '#app/lib/is-composing'
import {
  current,
  loadPageScript,
  recordForReplay,
  runAfter,
  whenParsed,
  whileEarly,
} from './load-page-script.ts'

/*
 * The inline script of a server-rendered office screen, which appears before its script
 * (docs/decisions/0020-the-office-is-drawn-early-and-reads-what-changed.md).
 */

/**
 * On a phone the script is larger than the screen that it renders, so it loads at the first interaction or after this
 * time, unless the screen does something by itself (`data-at-once`).
 */
const untouchedMs = 20_000

/** Whether actions were queued offline, which the script sends. */
function hasQueuedActions(): boolean {
  try {
    return localStorage.getItem('office-outbox') !== null
  } catch {
    return false // Storage is blocked: nothing waits there.
  }
}

/** Holds a shortcut's key until the script has loaded. In a field the key is typed as usual. */
function onKey(event: KeyboardEvent) {
  const { target, key, shiftKey, ctrlKey, metaKey, altKey } = event
  const isFinder = key === 'k' && (ctrlKey || metaKey)
  if (key.length !== 1 || key === ' ' || altKey || isComposing(event)) return
  if ((ctrlKey || metaKey) && !isFinder) return
  if (!isFinder && (target as Element).closest('input, textarea, select')) return
  const again = { key, code: event.code, shiftKey, ctrlKey, metaKey, bubbles: true, cancelable: true }
  recordForReplay(event, () =>
    (document.activeElement ?? document.body).dispatchEvent(new KeyboardEvent('keydown', again)),
  )
}

/** Holds the change of a checkbox or select, which shows it at once, and repeats it once the page is hydrated. */
function onChange(event: Event) {
  const { target } = event
  if (target instanceof HTMLSelectElement) {
    const { value } = target
    recordForReplay(event, () => {
      const list = current(target)
      list.value = value
      list.dispatchEvent(new Event('change', { bubbles: true }))
    })
  } else if (target instanceof HTMLInputElement && target.type === 'checkbox') {
    const { checked } = target
    recordForReplay(event, () => {
      const box = current(target)
      box.checked = !checked
      box.click()
    })
  }
}

async function bringAfterScreen() {
  await globalThis.prefetchedData?.screen
  const canWait =
    globalThis.prefetchedData?.shown !== undefined &&
    matchMedia('(width < 60rem)').matches &&
    !hasQueuedActions() &&
    document.querySelector('[data-at-once]') === null
  // After the paint, so that loading does not compete with rendering.
  whenParsed(() => requestAnimationFrame(() => setTimeout(loadPageScript, canWait ? untouchedMs : 0)))
}

addEventListener('keydown', onKey, whileEarly)
addEventListener('change', onChange, whileEarly)
runAfter(globalThis.prefetchedData?.screen)
void bringAfterScreen()
