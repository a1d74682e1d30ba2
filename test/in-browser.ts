import type { UserEvent } from '@testing-library/user-event'
import { onTestFinished } from 'vitest'
import { sessionStorageKey } from '#app/lib/stored-session'
import { createTestApp } from './app.ts'
import type { TestDatabase } from './database.ts'

/** Sets the document's address until the test ends. */
export function atAddress(address: string): void {
  window.history.replaceState(null, '', address)
  onTestFinished(() => window.history.replaceState(null, '', '/'))
}

/** Stores a session as signing in does, with these changes, for the pages that `openPage` opens. */
export async function storeSession(
  database: TestDatabase,
  account: { email: string; password: string },
  changes: object = {},
): Promise<void> {
  const { body } = await createTestApp(database).requestJson('/auth/v1/token?grant_type=password', account)
  localStorage.setItem(sessionStorageKey, JSON.stringify({ ...body, ...changes }))
}

/** Returns the stored tokens, or null without a session. */
export const storedTokens = () =>
  JSON.parse(localStorage.getItem(sessionStorageKey) ?? 'null') as {
    access_token: string
    refresh_token: string
  } | null

/** The device loses its connection, until the returned function restores it or the test ends. */
export function goOffline(): () => void {
  const set = (isOnline: boolean) => {
    Object.defineProperty(navigator, 'onLine', { value: isOnline, configurable: true })
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  }
  set(false)
  onTestFinished(() => set(true))
  return () => set(true)
}

/** Replaces the text of a field at once, because each typed letter would render the page again. */
export async function replaceText(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.clear(field)
  await user.paste(text)
}

/** The rows of a list or table that contain these words. */
export const rowsWith = (words: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('main li, main tbody tr, main [role=row]')].filter(
    ({ textContent }) => textContent.includes(words),
  )
