import { fireEvent } from '@testing-library/react'
import { expect } from 'vitest'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** The controls with that name in the page, or in one of its forms, in order. */
export const controls = (name: string, within: ParentNode = document): Control[] =>
  Array.from(within.querySelectorAll<Control>(`[name="${name}"]`))

export function control(name: string, within?: ParentNode): Control {
  const [first] = controls(name, within)
  if (!first) throw new Error(`no control ${name}`)
  return first
}

export function choice(name: string, value: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`)
  if (!found) throw new Error(`no choice ${value} of ${name}`)
  return found
}

/** Writes into fields as autofill does: at once. */
export function fill(values: Readonly<Record<string, string>>, within?: ParentNode): void {
  for (const [name, value] of Object.entries(values))
    fireEvent.input(control(name, within), { target: { value } })
}

/** Chooses radios and checkboxes. */
export function choose(values: Readonly<Record<string, string | readonly string[]>>): void {
  for (const [name, value] of Object.entries(values))
    for (const each of [value].flat()) if (!choice(name, each).checked) fireEvent.click(choice(name, each))
}

/** What describes a control to assistive technology. */
export const descriptionOf = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim()

export function expectValues(values: Readonly<Record<string, string>>, within?: ParentNode): void {
  for (const [name, value] of Object.entries(values)) expect(control(name, within).value, name).toBe(value)
}

/** For `intercept`: refuses the form stamp, so that a form is sent without waiting until it is old enough. */
export const withoutStamp = (path: string): Response | undefined =>
  path === '/form-stamp' ? new Response('', { status: 503 }) : undefined
