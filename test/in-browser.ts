import { waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, onTestFinished } from 'vitest'
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

/** Puts a text into a field at once: each letter typed would draw the page again. */
export async function fill(user: UserEvent, field: Element, text: string): Promise<void> {
  await user.clear(field)
  await user.paste(text)
}

/** Waits for words in the page, or in a part of it. */
export const shows = (words: string | RegExp, part: () => Element | null = () => document.body) =>
  waitFor(() =>
    expect(part()?.textContent ?? '').toMatch(typeof words === 'string' ? literally(words) : words),
  )

/** Waits until these words have left the page, or a part of it. */
export const hides = (words: string, part: () => Element | null = () => document.body) =>
  waitFor(() => expect(part()?.textContent ?? '').not.toContain(words))

const literally = (words: string) => new RegExp(words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))

/** The rows of a list or table that contain these words. */
export const rowsWith = (words: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('main li, main tbody tr, main [role=row]')].filter(
    ({ textContent }) => textContent.includes(words),
  )
