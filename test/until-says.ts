import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'

type Says = string | RegExp

/** Returns the text of an element with its whitespace collapsed. */
export const said = (element: Element): string => element.textContent.replaceAll(/\s+/g, ' ').trim()

/** An element, or a function that finds it each time; a missing element has an empty text. */
type Speaker = Element | null | (() => Element | null)
const saidBy = (speaker: Speaker): string => {
  const element = typeof speaker === 'function' ? speaker() : speaker
  return element ? said(element) : ''
}

/** Waits until an element's text contains or matches this. */
export async function untilSays(speaker: Speaker, text: Says): Promise<void> {
  await waitFor(() => expect(saidBy(speaker)).toMatch(text))
}

/** Waits until an element's text no longer contains this. */
export async function untilUnsaid(speaker: Speaker, text: string): Promise<void> {
  await waitFor(() => expect(saidBy(speaker)).not.toContain(text))
}

/** Waits until something is no longer, or not yet, in the document. */
export async function untilGone(find: () => Element | null): Promise<void> {
  await waitFor(() => expect(find()).toBeNull())
}
