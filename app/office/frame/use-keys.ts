import { useEffect, useRef } from 'react'
import { tinykeys } from 'tinykeys'
import { singleKeysAct } from './keys-kept.ts'

export interface OfficeKey {
  /** As tinykeys reads it: `j`, `Shift+x`, `g t`, `[Shift]+?`, `$mod+k`. */
  press: string
  /** What it does, in a few words; without them it does not stand in the list of all keys. */
  does?: string
  group?: 'everywhere' | 'go' | 'list'
  run: (event: KeyboardEvent) => void
}

const bound = new Set<{ readonly current: readonly OfficeKey[] }>()

/** Every key that acts right now, those of the screen first. */
export const boundKeys = (): OfficeKey[] => [...bound].toReversed().flatMap(({ current }) => current)

/** How long the first letter of two waits for the second. */
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
  if (event.isComposing || event.defaultPrevented || document.querySelector('dialog[open]')) return true
  if (isChord) return false
  return !singleKeysAct() || (event.target instanceof Element && event.target.closest(writes) !== null)
}

/**
 * Keys of a screen or of the whole office, while the component is there. A letter never acts in a field or under a
 * dialog, nor where somebody has switched letters off; what is held together with Control or ⌘ acts everywhere.
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
        // The second letter of a sequence is no letter by itself.
        if (!isChord && !press.includes(' ') && follows('g', event)) return
        const key = latest.current.find((each) => each.press === press)
        if (!key) return
        event.preventDefault()
        key.run(event)
      },
    ])
    // Held down, a letter goes on moving.
    const stop = tinykeys(window, Object.fromEntries(bindings), { ignore: () => false, timeout: sequenceMs })
    window.addEventListener('keydown', remember, { capture: true })
    return () => {
      bound.delete(latest)
      stop()
    }
  }, [presses])
}
