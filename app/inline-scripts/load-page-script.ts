import { recordArrival } from '#app/lib/arrival'
import { hydratedEvent } from '#app/lib/hydrated-event'
import { isComposing } from '#app/lib/is-composing'

declare global {
  interface Window {
    __reactRouterManifest: { entry: { module: string }; routes: Record<string, { module: string }> }
    __reactRouterRouteModules: unknown
  }
}

/*
 * The only script of a page until an interaction: loads the rest on the visitor's first interaction, and records
 * interactions until it has loaded. It is in the head, before anything is visible, and imports nothing large
 * (docs/decisions/0003-script-waits-for-the-first-interaction.md).
 */

/** The page's parameters for its script. */
export const scriptData = document.currentScript?.dataset ?? {}
const { manifest = '', routes = '', files = '' } = scriptData

const signs = ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'input', 'storage'] as const
/** How long a submitted form waits for the script; then it is sent without. */
const deadlineMs = 10_000
/** Aborted when the page is hydrated, or when the script has failed or missed its deadline. */
const early = new AbortController()
export const whileEarly = { capture: true, signal: early.signal }
const touched = new Set<Element>()
const waiting = new Set<HTMLFormElement>()
const held: (() => void)[] = []
let deadline: ReturnType<typeof setTimeout> | undefined
let isComing = false
let ready: Promise<unknown> | undefined

/** Delays the page's script until this promise has settled. */
export function runAfter(promise: Promise<unknown> | undefined): void {
  ready = promise
}

export function loadPageScript(): void {
  if (isComing) return
  isComing = true
  // All at once: discovered one by one, each would take a round trip.
  for (const href of files.split(' '))
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  whenParsed(() => void runScript().catch(giveUpOnScript))
}

/** Does what the router's own module script does in a page that is rendered on request. */
async function runScript() {
  await import(/* @vite-ignore */ manifest)
  const { entry, routes: known } = window.__reactRouterManifest
  const modules = routes
    .split(' ')
    .map(async (id) => [id, await import(/* @vite-ignore */ known[id]?.module ?? '')])
  window.__reactRouterRouteModules = Object.fromEntries(await Promise.all(modules))
  await ready
  await import(/* @vite-ignore */ entry.module)
}

export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', run, { once: true })
  else run()
}

/** Replays the recorded interactions in order, once the page is hydrated or will not be. */
async function replayInteractions() {
  early.abort()
  clearTimeout(deadline)
  for (const field of touched) current(field).dispatchEvent(new Event('input', { bubbles: true }))
  document.activeElement?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
  for (const form of waiting) delete current(form).dataset['waiting']
  for (const redo of held.splice(0)) {
    redo()
    // React renders the result of one interaction before the next.
    await Promise.resolve()
  }
}

/** Stops waiting for the script: forms are sent natively, once, even if the script still arrives. */
function giveUpOnScript() {
  let leavesUntil = 0
  const block = (event: Event) => {
    if (performance.now() < leavesUntil) stop(event)
  }
  addEventListener('submit', block, true)
  addEventListener('submit', (event) => {
    if (!event.defaultPrevented) leavesUntil = performance.now() + deadlineMs
  })
  addEventListener('pageshow', () => (leavesUntil = 0))
  void replayInteractions()
}

function stop(event: Event) {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** The element, or the one that React rendered in its place (`app/lib/carry-over.ts`). */
export const current = <E extends Element>(element: E): E => window.successorOf?.(element) ?? element

export function recordForReplay(event: Event, redo: () => void): void {
  stop(event)
  held.push(redo)
  loadPageScript()
}

/**
 * Holds the clicks that need the script: on buttons without a native effect, on links to dialogs, and on the link to
 * the services, which scrolls smoothly on the home page where the browser would jump.
 */
function onClick(event: MouseEvent) {
  loadPageScript()
  const scrolling = location.pathname === '/' ? ', a[href="/#services"]' : ''
  const pressed = (event.target as Element).closest<HTMLElement>(`button, a[aria-haspopup]${scrolling}`)
  if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  const isNative =
    'works' in pressed.dataset ||
    (pressed instanceof HTMLButtonElement && pressed.type !== 'button') ||
    (pressed.hasAttribute('popovertarget') && 'popover' in HTMLElement.prototype)
  if (!isNative) recordForReplay(event, () => current(pressed).click())
}

/** Holds Enter in an input: in a list it adds a line, elsewhere it submits the form. */
function onKeyDown(event: KeyboardEvent) {
  const { target } = event
  if (event.key !== 'Enter' || isComposing(event) || !(target instanceof HTMLInputElement)) return
  recordForReplay(event, () => {
    const again = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, key: 'Enter' })
    const field = current(target)
    const { form } = field
    if (!field.dispatchEvent(again) || !form) return
    const buttons = Array.from(form.elements) as HTMLButtonElement[]
    const button = buttons.find(({ type }) => type === 'submit')
    if (button) button.click()
    else form.requestSubmit()
  })
}

function onSubmit(event: SubmitEvent) {
  const { target, submitter } = event
  if (!(target instanceof HTMLFormElement)) return
  // Ignores further submits of a form that waits for the script.
  if (waiting.has(target)) return stop(event)
  waiting.add(target)
  target.dataset['waiting'] = ''
  deadline ??= setTimeout(giveUpOnScript, deadlineMs)
  recordForReplay(event, () => {
    const button = submitter && current(submitter)
    current(target).requestSubmit(button?.isConnected ? button : null)
  })
}

recordArrival()
addEventListener(hydratedEvent, () => void replayInteractions(), whileEarly)
for (const sign of signs) addEventListener(sign, loadPageScript, { ...whileEarly, passive: true })
// Not captured, so that only scrolling of the page counts: an element may scroll without a visitor.
addEventListener('scroll', loadPageScript, early)
addEventListener('input', ({ target }) => touched.add(target as Element), whileEarly)
addEventListener('click', onClick, whileEarly)
addEventListener('keydown', onKeyDown, whileEarly)
addEventListener('submit', onSubmit, whileEarly)
