import './bulk-bar.css'
import './filters.css'
import '#app/office/parts/desk.css'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { listCopy as copy } from '#content/office-list'
import type { Count } from '#contracts/count'
import { countText, figure } from './count-text.ts'
import type { Selection } from './use-selection.ts'

interface BulkBarProps {
  selection: Selection
  /** Of the whole view. */
  total: Count | undefined
  /** How many rows are on this page. */
  shown: number
  /** More are not changed at once. */
  most?: number
  /** What can be done with all of them. */
  children: ReactNode
}

/** What was chosen and what can be done with it; it says in full what an act will touch. */
export function BulkBar({ selection, total, shown, most = Infinity, children }: BulkBarProps) {
  if (selection.count === 0) return null
  const { isAll, except } = selection
  return (
    <section className="bulk" aria-label={copy.bulk}>
      <p className="bulk__n" role="status">
        <b>{isAll && total ? copy.allChosen(countText(total)) : copy.chosen(figure(selection.count))}</b>
        {except.length > 0 && copy.takenOut(figure(except.length))}{' '}
        {isAll ? (
          <button type="button" className="text-btn" onClick={selection.onlyPage}>
            {copy.onlyPage}
          </button>
        ) : (
          total !== undefined &&
          total.value > shown && <ChooseAll total={total} most={most} onChoose={selection.chooseAll} />
        )}
      </p>
      {children}
      <button type="button" className="filter" aria-label={copy.chooseNone} onClick={selection.clear}>
        <Icon name="close" />
      </button>
    </section>
  )
}

interface ChooseAllProps {
  total: Count
  most: number
  onChoose: () => void
}

/** Whoever chooses all of a view is told how many that is, so what was not counted to its end cannot be chosen. */
function ChooseAll({ total, most, onChoose }: ChooseAllProps) {
  if (!total.exact) return copy.notCounted(figure(total.value))
  if (total.value > most) return copy.mostChosen(figure(most))
  return (
    <button type="button" className="text-btn" onClick={onChoose}>
      {copy.chooseAll(countText(total))}
    </button>
  )
}
