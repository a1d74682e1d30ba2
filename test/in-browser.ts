import { onTestFinished } from 'vitest'
import { sessionStorageKey } from '#app/lib/stored-session'
import { dismissToast, shownToasts } from '#app/ui/toast'
import { createTestApp } from './app.ts'
import type { TestDatabase } from './database.ts'

/** The address in the bar, which a page in a document does not have of itself, until the test ends. */
export function atAddress(address: string): void {
  window.history.replaceState(null, '', address)
  onTestFinished(() => window.history.replaceState(null, '', '/'))
}

/** Toasts outlive the page that they were shown on. */
export function dismissToasts(): void {
  for (const { id } of shownToasts()) dismissToast(id)
}

/** A session of an account, as signing in stores it, with these changes; `openPage` then opens a page with it. */
export async function storeSession(
  database: TestDatabase,
  account: { email: string; password: string },
  changes: object = {},
): Promise<void> {
  const { body } = await createTestApp(database).requestJson('/auth/v1/token?grant_type=password', account)
  localStorage.setItem(sessionStorageKey, JSON.stringify({ ...body, ...changes }))
}

/** What is stored of the session. */
export const storedTokens = () =>
  JSON.parse(localStorage.getItem(sessionStorageKey) ?? 'null') as {
    access_token: string
    refresh_token: string
  } | null
