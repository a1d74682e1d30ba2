import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { storedValue } from '#app/lib/stored-value'

const choice = storedValue('office-single-keys', z.boolean())
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether single-key shortcuts work on this device (WCAG 2.1.4 requires a way to switch them off). */
export const areSingleKeysOn = (): boolean => choice.read() ?? true

export function setSingleKeys(act: boolean): void {
  choice.write(act)
  for (const listener of listeners) listener()
}

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, areSingleKeysOn, () => true)
