/*
 * Password managers and translators change a page before its script has loaded. React then refuses the markup it finds
 * and renders the whole page again (its error 418). What the visitor has typed, chosen, opened and focused is carried
 * over to the new elements, and so are the clicks that wait for the script (`app/inline-scripts/load-page-script.ts`).
 */

import { hydratedEvent } from './hydrated-event.ts'

declare global {
  /** Returns the element that React rendered in the place of this one, or this one. */
  var successorOf: (<E extends Element>(element: E) => E) | undefined
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const kinds = 'form, input, select, textarea, button, a[href], details, [popover]'
const successors = new WeakMap<Element, Element>()

/** Carries values over from the call, which must precede hydration, until the page is hydrated. */
export function carryOverValues(): void {
  const keys = keysOfPage()
  globalThis.successorOf = (element) => {
    const successor = successors.get(element) as typeof element | undefined
    return successor ? (globalThis.successorOf?.(successor) ?? successor) : element
  }
  const opened = new Set(Array.from(keys.keys()).filter(isOpen))
  let focused = document.activeElement
  const enter = ({ target }: FocusEvent) => (focused = target as Element)
  const leave = ({ target, relatedTarget }: FocusEvent) => {
    // React may render the page again in response to this event; the browser then drops the focus.
    if (relatedTarget) focused = relatedTarget as Element
    else
      queueMicrotask(() => {
        // The browser also blurs a removed element, which the visitor has not left.
        if (target === focused && focused?.isConnected) focused = null
      })
  }
  // A text field fires this before focusout, when the next focus is unknown; React would also render the page again.
  const change = (event: Event) => {
    if ((event.target as Element).matches('textarea, input:not([type=checkbox], [type=radio], [type=file])'))
      event.stopPropagation()
  }
  const toggle = ({ target }: Event) => {
    const element = target as Element
    if (isOpen(element)) opened.add(element)
    // The browser also closes a removed element, which the visitor has not closed.
    else if (element.isConnected) opened.delete(element)
  }
  addEventListener('focusin', enter, true)
  addEventListener('focusout', leave, true)
  addEventListener('change', change, true)
  addEventListener('toggle', toggle, true)
  // Mutations are observed before the visitor's next key.
  const observer = new MutationObserver(() => {
    const removed = Array.from(keys).filter(([element]) => !element.isConnected)
    if (removed.length === 0) return
    const found = new Map(Array.from(keysOfPage(), ([element, key]) => [key, element]))
    for (const [element, key] of removed) {
      const successor = found.get(key)
      if (!successor) continue
      keys.delete(element)
      keys.set(successor, key)
      successors.set(element, successor)
      if (isControl(element) && isControl(successor) && isChanged(element)) carryValue(element, successor)
      if (opened.delete(element)) {
        opened.add(successor)
        open(successor)
      }
      if (element === focused) carryFocus(element, successor)
    }
  })
  observer.observe(document, { childList: true, subtree: true })
  const end = () => {
    observer.disconnect()
    removeEventListener('focusin', enter, true)
    removeEventListener('focusout', leave, true)
    removeEventListener('change', change, true)
    removeEventListener('toggle', toggle, true)
  }
  addEventListener(hydratedEvent, end, { once: true })
}

/** Maps each element to its kind and its number among them: tools add, move and wrap elements, but rename none. */
function keysOfPage(): Map<Element, string> {
  const counts: Record<string, number> = {}
  return new Map(
    Array.from(document.querySelectorAll(kinds), (element) => {
      const form = element.closest('form')
      const kind = [
        form?.className,
        form?.getAttribute('action'),
        element.localName,
        element.getAttribute('name') ?? element.className,
        element.getAttribute('href'),
        isBox(element) && element.value,
      ].join(' ')
      counts[kind] = (counts[kind] ?? 0) + 1
      return [element, `${kind} ${counts[kind]}`]
    }),
  )
}

const isControl = (element: Element): element is Control => element.matches('input, select, textarea')

const isBox = (element: Element): element is HTMLInputElement =>
  element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio')

function isChanged(control: Control): boolean {
  if (isBox(control)) return control.checked !== control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue
  const usual = Array.from(control.options).findIndex(({ defaultSelected }) => defaultSelected)
  return control.selectedIndex !== Math.max(usual, 0)
}

function carryValue(from: Control, to: Control) {
  if (isBox(from)) setNatively(to, 'checked', from.checked)
  else if ('files' in from && from.files) setNatively(to, 'files', from.files)
  else setNatively(to, 'value', from.value)
}

/** Bypasses React's setter on the element, which would take the value for its own, so that `onChange` fires. */
function setNatively(control: Control, property: string, value: unknown) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property)?.set?.call(control, value)
}

const hasPopovers = 'popover' in HTMLElement.prototype
const isOpen = (element: Element) => element.matches(hasPopovers ? '[open], :popover-open' : '[open]')

function open(element: Element) {
  if (element instanceof HTMLDetailsElement) element.open = true
  else if (!isOpen(element)) (element as HTMLElement).showPopover()
}

function carryFocus(from: Element, to: Element) {
  ;(to as HTMLElement).focus({ preventScroll: true })
  // An email field has no selection to read; its caret is at the end of the value that was set.
  const { selectionStart, selectionEnd } = from as HTMLInputElement
  if (selectionStart != null) (to as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd)
}
