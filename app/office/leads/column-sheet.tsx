import '#app/office/parts/desk.css'
import './sheets.css'
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { storedValue } from '#app/lib/stored-value'
import { ModalSheet } from '#app/office/frame/modal-sheet.tsx'
import { leadsCopy } from '#content/office/leads'

const copy = leadsCopy.columns
const choosable = ['score', 'cost', 'said', 'status', 'next', 'owner'] as const
type Choosable = (typeof choosable)[number]

/** The hidden columns, stored in this browser; by default only the owner is hidden. */
const leftOut = storedValue('office-lead-columns', z.array(z.enum(choosable)))
const hiddenByDefault: readonly Choosable[] = ['owner']

const listeners = new Set<() => void>()
/** Cached: React's store contract requires the same array until it changes. */
let current: readonly Choosable[] | undefined

const readLeftOut = () => (current ??= leftOut.read() ?? hiddenByDefault)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Chooses which columns are shown in this browser. */
export function useColumnChoice() {
  const out = useSyncExternalStore(subscribe, readLeftOut, () => hiddenByDefault)
  return {
    isShown: (id: string) => !(out as readonly string[]).includes(id),
    toggle(id: Choosable) {
      const next = out.includes(id) ? out.filter((each) => each !== id) : [...out, id]
      leftOut.write(next)
      current = next
      for (const listener of listeners) listener()
    },
  }
}

interface ColumnSheetProps {
  choice: ReturnType<typeof useColumnChoice>
  onClose: () => void
}

export function ColumnSheet({ choice, onClose }: ColumnSheetProps) {
  return (
    <ModalSheet title={copy.title} onClose={onClose}>
      <fieldset className="filter-sheet">
        <legend className="sub">{copy.text}</legend>
        {choosable.map((id) => (
          <label key={id} className="check">
            <input type="checkbox" checked={choice.isShown(id)} onChange={() => choice.toggle(id)} />
            {copy[id]}
          </label>
        ))}
      </fieldset>
    </ModalSheet>
  )
}
