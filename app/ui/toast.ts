import type { ReactNode } from 'react'

export interface Toast {
  readonly id: number
  readonly title: string
  readonly description?: ReactNode
  /** `plain` is a success, `notice` information, `destructive` an error. */
  readonly tone: 'plain' | 'notice' | 'destructive'
  /** How long it stays, unless it is hovered or focused. The default depends on its tone. */
  readonly shownMs?: number
}

interface ToastInput {
  title: string
  description?: ReactNode
  tone?: Toast['tone']
  shownMs?: number
}

/** The largest number of queued toasts; the oldest is dropped for a fourth. */
const maxShown = 3

export const noToasts: readonly Toast[] = []

let shown = noToasts
let lastId = 0
const listeners = new Set<() => void>()

function show(next: readonly Toast[]): void {
  shown = next
  for (const listener of listeners) listener()
}

/** Shows a toast, newest last; the oldest is dropped for a fourth. Returns the id that dismisses it. */
export function toast({ tone = 'plain', ...words }: ToastInput): number {
  lastId += 1
  show([...shown, { id: lastId, tone, ...words }].slice(-maxShown))
  return lastId
}

export function dismissToast(id: number): void {
  if (shown.some((each) => each.id === id)) show(shown.filter((each) => each.id !== id))
}

/** Removes errors and notices, which are irrelevant once the visitor tries again or does something else. */
export function dismissFailures(): void {
  if (shown.some(({ tone }) => tone !== 'plain')) show(shown.filter(({ tone }) => tone === 'plain'))
}

export function shownToasts(): readonly Toast[] {
  return shown
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
