import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'

type Says = string | RegExp

/** What an element says, as somebody reads it. */
export const said = (element: Element): string => element.textContent.replaceAll(/\s+/g, ' ').trim()

/** Waits until an element says this; a function finds the element again each time. */
export async function untilSays(element: Element | (() => Element), text: Says): Promise<void> {
  await waitFor(() => expect(said(typeof element === 'function' ? element() : element)).toMatch(text))
}

/** Waits until something is no longer, or not yet, in the document. */
export async function untilGone(find: () => Element | null): Promise<void> {
  await waitFor(() => expect(find()).toBeNull())
}
