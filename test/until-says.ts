import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'

type Says = string | RegExp

/** What an element says, as somebody reads it. */
export const said = (element: Element): string => element.textContent.replaceAll(/\s+/g, ' ').trim()

/** An element, or how it is found again each time; one that is not there says nothing. */
type Speaker = Element | null | (() => Element | null)
const saidBy = (speaker: Speaker): string => {
  const element = typeof speaker === 'function' ? speaker() : speaker
  return element ? said(element) : ''
}

/** Waits until an element says this. */
export async function untilSays(speaker: Speaker, text: Says): Promise<void> {
  await waitFor(() => expect(saidBy(speaker)).toMatch(text))
}

/** Waits until an element no longer says this. */
export async function untilUnsaid(speaker: Speaker, text: string): Promise<void> {
  await waitFor(() => expect(saidBy(speaker)).not.toContain(text))
}

/** Waits until something is no longer, or not yet, in the document. */
export async function untilGone(find: () => Element | null): Promise<void> {
  await waitFor(() => expect(find()).toBeNull())
}
