import { useCallback, useRef, useState } from 'react'
import { listCopy } from '#content/office/list'
import { type OfficeKey, useKeys } from '#app/office/frame/use-keys'
import type { Selection } from './use-selection.ts'

const copy = listCopy.keys

interface RowKeysOptions {
  ids: readonly string[]
  selection?: Selection | undefined
  /** Shortcuts that act on the focused row. */
  acts?: readonly (Omit<OfficeKey, 'run' | 'group'> & { run: (id: string) => void })[]
}

export interface RowKeys {
  /** The focused row. */
  at: string | undefined
  setAt: (id: string) => void
  /** For the element around the rows: each row has its id in `data-row` and its link in `data-row-link`. */
  ref: React.RefObject<HTMLElement | null>
}

/** Returns the index one step on. If the row has left the list, the row now at its position is next. */
export function nextIndex(
  ids: readonly string[],
  from: { id: string; index: number } | undefined,
  by: 1 | -1,
): number {
  if (!from) return by === 1 ? 0 : ids.length - 1
  const at = ids.indexOf(from.id)
  const index = at >= 0 ? at + by : by === 1 ? from.index : from.index - 1
  return Math.max(Math.min(index, ids.length - 1), 0)
}

/** `j` and `k` move through the rows, `x` selects, ↵ opens, `/` searches; others act on a row. */
export function useRowKeys({ ids, selection, acts = [] }: RowKeysOptions): RowKeys {
  const ref = useRef<HTMLElement | null>(null)
  const latest = useRef(ids)
  latest.current = ids
  const [place, setPlace] = useState<{ id: string; index: number }>()
  const here = place && ids.includes(place.id) ? place.id : undefined
  const setAt = useCallback((id: string) => setPlace({ id, index: latest.current.indexOf(id) }), [])

  function step(by: 1 | -1) {
    const id = ids[nextIndex(ids, place, by)]
    if (id === undefined) return
    setAt(id)
    const row = ref.current?.querySelector(`[data-row="${CSS.escape(id)}"]`)
    // Focus moves along, so that ↵ opens the row and screen readers read it.
    row?.querySelector<HTMLElement>('[data-row-link]')?.focus({ preventScroll: true })
    row?.scrollIntoView({ block: 'nearest' })
  }
  const withRow = (run: (id: string) => void) => () => {
    if (here !== undefined) run(here)
  }

  useKeys([
    { press: 'j', label: copy.move, run: () => step(1) },
    { press: 'k', label: copy.move, run: () => step(-1) },
    ...(selection
      ? [
          { press: 'x', label: copy.choose, run: withRow(selection.toggle) },
          { press: 'Shift+x', label: copy.range, run: withRow(selection.toggleTo) },
        ]
      : []),
    {
      press: '[Shift]+/',
      label: copy.search,
      run: () => document.querySelector<HTMLInputElement>('[data-list-search]')?.focus(),
    },
    ...acts.map(({ run, ...key }) => ({ ...key, run: withRow(run) })),
  ])
  return { at: here, setAt, ref }
}
