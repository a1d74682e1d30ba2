import { afterEach, expect, onTestFinished, test } from 'vitest'
import { carryOverValues } from './carry-over.ts'
import { hydratedEvent } from './hydrated-event.ts'

const page = `
  <form class="first" action="#a"><input name="email"><textarea name="note"></textarea><button>Send</button></form>
  <form class="second" action="#b">
    <input name="email">
    <input type="radio" name="size" value="small" checked><input type="radio" name="size" value="large">
    <input type="checkbox" name="terms">
    <select name="team"><option value="">Choose</option><option value="2-5">2-5</option></select>
    <button>Send</button>
  </form>
  <details class="faq"><summary>Why?</summary></details>
  <input class="find">`

function find<E extends HTMLElement>(kind: new () => E, selector: string): E {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`no ${selector}`)
  return found
}
const field = (selector: string) => find(HTMLInputElement, selector)
const button = (selector: string) => find(HTMLButtonElement, selector)
const note = () => find(HTMLTextAreaElement, '.first textarea')
const team = () => find(HTMLSelectElement, '[name=team]')
const details = () => find(HTMLDetailsElement, 'details')
/** Renders the page again, as React does after a hydration mismatch, with elements added by a browser extension. */
const renderAgain = async () => {
  document.body.innerHTML = `<div>a tool’s</div>${page.replaceAll('<input', '<i>⚿</i><input')}`
  await Promise.resolve()
}

afterEach(() => {
  window.dispatchEvent(new Event(hydratedEvent))
  document.body.innerHTML = ''
})

test('values, choices, focus, selection and open details survive a new rendering, matched by form and name', async () => {
  document.body.innerHTML = `<form class="tool"><input name="email"><button>Send</button></form>${page}`
  carryOverValues()
  field('.first [name=email]').value = 'ada@example.com'
  field('.second [name=email]').value = 'grace@example.com'
  note().value = 'Quotes wait for days.'
  field('[value=large]').checked = true
  field('[name=terms]').checked = true
  team().value = '2-5'
  details().open = true
  details().dispatchEvent(new Event('toggle'))
  field('.find').value = 'Ada'
  note().focus()
  note().setSelectionRange(2, 6)
  const buttons = [button('.first button'), button('.second button')]

  await renderAgain()

  expect(field('.first [name=email]').value).toBe('ada@example.com')
  expect(field('.second [name=email]').value).toBe('grace@example.com')
  expect(field('[value=large]').checked).toBe(true)
  expect(field('[value=small]').checked).toBe(false)
  expect(field('[name=terms]').checked).toBe(true)
  expect(team().value).toBe('2-5')
  expect(details().open).toBe(true)
  expect(field('.find').value).toBe('Ada')
  expect(document.activeElement).toBe(note())
  expect([note().selectionStart, note().selectionEnd]).toEqual([2, 6])
  expect(buttons.map((each) => globalThis.successorOf?.(each))).toEqual([
    button('.first button'),
    button('.second button'),
  ])
})

test('typed text survives two renderings before hydration, but none after it', async () => {
  document.body.innerHTML = page
  carryOverValues()
  field('.first [name=email]').value = 'ada'
  await renderAgain()
  field('.first [name=email]').value += '@example.com'
  await renderAgain()
  expect(field('.first [name=email]').value).toBe('ada@example.com')

  window.dispatchEvent(new Event(hydratedEvent))
  await renderAgain()
  expect(field('.first [name=email]').value).toBe('')
})

test('an untouched field takes the new page’s default value, and a blurred field does not regain focus', async () => {
  document.body.innerHTML = page
  carryOverValues()
  field('.find').focus()
  field('.find').blur()
  await Promise.resolve()
  document.body.innerHTML = page.replace('<input class="find">', '<input class="find" value="Stored">')
  await Promise.resolve()
  expect(field('.find').value).toBe('Stored')
  expect(document.activeElement).toBe(document.body)
})

test('a new rendering during focusout still moves focus to the field being entered', async () => {
  document.body.innerHTML = page
  carryOverValues()
  field('.first [name=email]').focus()
  document.addEventListener('focusout', () => void renderAgain(), { once: true })
  note().focus()
  await Promise.resolve()
  expect(document.activeElement).toBe(note())
})

test('change events of text fields are stopped until hydration, those of checkboxes and selects are not', () => {
  document.body.innerHTML = page
  carryOverValues()
  const heard: unknown[] = []
  const hear = ({ target }: Event) => heard.push(target)
  document.addEventListener('change', hear, true)
  onTestFinished(() => document.removeEventListener('change', hear, true))
  const change = (element: Element) => element.dispatchEvent(new Event('change', { bubbles: true }))
  for (const element of [field('.find'), note(), field('[name=terms]'), team()]) change(element)
  expect(heard).toEqual([field('[name=terms]'), team()])
  window.dispatchEvent(new Event(hydratedEvent))
  change(note())
  expect(heard.at(-1)).toBe(note())
})
