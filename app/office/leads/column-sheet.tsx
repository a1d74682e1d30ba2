import '#app/office/parts/desk.css'
import './sheets.css'
import { useSyncExternalStore } from 'react'
import * as z from 'zod/mini'
import { kept } from '#app/lib/kept'
import { ModalSheet } from '#app/office/frame/modal-sheet.tsx'
import { leadsCopy } from '#content/office-leads'

const copy = leadsCopy.columns
const choosable = ['score', 'said', 'status', 'next', 'owner'] as const
type Choosable = (typeof choosable)[number]

/** Those left out; whoever has chosen nothing sees all but one. */
const leftOut = kept('office-lead-columns', z.array(z.enum(choosable)))
const usually: readonly Choosable[] = ['owner']

const listeners = new Set<() => void>()
/** As it was read first, or chosen since: the same list until it changes, as React asks of a store. */
let current: readonly Choosable[] | undefined

const readLeftOut = () => (current ??= leftOut.read() ?? usually)

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Which columns are shown in this browser. */
export function useColumnChoice() {
  const out = useSyncExternalStore(subscribe, readLeftOut, () => usually)
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
  const names: Record<Choosable, string> = { ...copy, score: `${copy.score}, ${copy.cost.toLowerCase()}` }
  return (
    <ModalSheet title={copy.title} onClose={onClose}>
      <fieldset className="filter-sheet">
        <legend className="sub">{copy.text}</legend>
        {choosable.map((id) => (
          <label key={id} className="check">
            <input type="checkbox" checked={choice.isShown(id)} onChange={() => choice.toggle(id)} />
            {names[id]}
          </label>
        ))}
      </fieldset>
    </ModalSheet>
  )
}
