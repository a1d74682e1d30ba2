import { useEffect, useRef } from 'react'
import { tinykeys } from 'tinykeys'
import { isComposing } from '#app/lib/is-composing'
import { areSingleKeysOn } from './single-keys.ts'

export interface OfficeKey {
  /** In the notation of tinykeys: `j`, `Shift+x`, `g t`, `[Shift]+?`, `$mod+k`. */
  press: string
  /** Its description; keys without one are not listed. */
  label?: string
  group?: 'everywhere' | 'go' | 'list'
  run: (event: KeyboardEvent) => void
}

const bound = new Set<{ readonly current: readonly OfficeKey[] }>()

/** Every active key, those of the screen first. */
export const boundKeys = (): OfficeKey[] => [...bound].toReversed().flatMap(({ current }) => current)

/** How long the first key of a sequence waits for the second. */
const sequenceMs = 1_000

let pressed: { key: string; at: number } | undefined
let before: { key: string; at: number } | undefined
const isModifier = (key: string) => ['Shift', 'Control', 'Alt', 'Meta'].includes(key)

function remember({ key, timeStamp }: KeyboardEvent): void {
  if (isModifier(key)) return
  before = pressed
  pressed = { key, at: timeStamp }
}
const follows = (first: string, event: KeyboardEvent) =>
  before?.key === first && event.timeStamp - before.at < sequenceMs

const writes =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable], [role=combobox]'

function isElsewhere(event: KeyboardEvent, isChord: boolean): boolean {
  if (isComposing(event) || event.defaultPrevented || document.querySelector('dialog[open]')) return true
  if (isChord) return false
  return !areSingleKeysOn() || (event.target instanceof Element && event.target.closest(writes) !== null)
}

/**
 * Registers shortcuts of a screen or of the whole office while the component is mounted. None acts under a dialog.
 * Single keys do not act in a field or when switched off; combinations with Control or ⌘ do.
 */
export function useKeys(keys: readonly OfficeKey[]): void {
  const latest = useRef(keys)
  latest.current = keys
  const presses = keys.map(({ press }) => press).join('\n')

  useEffect(() => {
    bound.add(latest)
    const presented = presses.split('\n').filter(Boolean)
    const bindings = presented.map((press) => [
      press,
      (event: KeyboardEvent) => {
        const isChord = press.includes('$mod')
        if (isElsewhere(event, isChord)) return
        // The second key of a sequence does not act alone.
        if (!isChord && !press.includes(' ') && follows('g', event)) return
        const key = latest.current.find((each) => each.press === press)
        if (!key) return
        event.preventDefault()
        key.run(event)
      },
    ])
    // By default tinykeys ignores events from fields, where combinations with Control or ⌘ must act.
    const stop = tinykeys(window, Object.fromEntries(bindings), { ignore: () => false, timeout: sequenceMs })
    window.addEventListener('keydown', remember, { capture: true })
    return () => {
      bound.delete(latest)
      stop()
    }
  }, [presses])
}
