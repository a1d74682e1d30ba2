import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { kept } from '#app/lib/kept'

const choice = kept('office-single-keys', z.boolean())
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether single letters act on this device (WCAG 2.1.4 wants a way to switch them off). */
export const singleKeysAct = (): boolean => choice.read() ?? true

export function setSingleKeys(act: boolean): void {
  choice.write(act)
  for (const listener of listeners) listener()
}

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, singleKeysAct, () => true)
