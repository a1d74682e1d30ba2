import { waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { dismissToast, shownToasts } from '#app/ui/toast'

/** Waits for a toast with this title and description. */
export async function findToast(title: string, description: string): Promise<void> {
  await waitFor(() => expect(shownToasts()).toContainEqual(expect.objectContaining({ title, description })))
}

/** Closes the toasts of the previous test, because the tests of a worker share one document. */
export function closeToasts(): void {
  for (const { id } of shownToasts()) dismissToast(id)
}
