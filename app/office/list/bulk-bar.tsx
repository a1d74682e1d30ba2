import './bulk-bar.css'
import './filters.css'
import '#app/office/parts/desk.css'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { listCopy as copy } from '#content/office/list'
import type { Count } from '#contracts/count'
import { formatCount, figure } from './format-count.ts'
import type { Selection } from './use-selection.ts'

interface BulkBarProps {
  selection: Selection
  /** The size of the whole view. */
  total: Count | undefined
  /** The number of rows on this page. */
  shown: number
  /** The limit for one change. */
  maxCount?: number
  children: ReactNode
}

/** The selection with its actions; it states exactly what an action affects. */
export function BulkBar({ selection, total, shown, maxCount = Infinity, children }: BulkBarProps) {
  if (selection.count === 0) return null
  const { isAll, except } = selection
  return (
    <section className="bulk" aria-label={copy.bulk}>
      <p className="bulk__n" role="status">
        <b>{isAll && total ? copy.allChosen(formatCount(total)) : copy.chosen(figure(selection.count))}</b>
        {except.length > 0 && copy.takenOut(figure(except.length))}{' '}
        {isAll ? (
          <button type="button" className="text-btn" onClick={selection.onlyPage}>
            {copy.onlyPage}
          </button>
        ) : (
          total !== undefined &&
          total.value > shown && (
            <ChooseAll total={total} maxCount={maxCount} onChoose={selection.chooseAll} />
          )
        )}
        {!isAll && selection.count < shown && (
          <button type="button" className="text-btn bulk__page" onClick={selection.togglePage}>
            {copy.choosePage(figure(shown))}
          </button>
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
  maxCount: number
  onChoose: () => void
}

/** Selecting all of a view states its size, so a view that was not counted fully cannot be selected. */
function ChooseAll({ total, maxCount, onChoose }: ChooseAllProps) {
  if (!total.exact) return copy.notCounted(figure(total.value))
  if (total.value > maxCount) return copy.maxChosen(figure(maxCount))
  return (
    <button type="button" className="text-btn" onClick={onChoose}>
      {copy.chooseAll(formatCount(total))}
    </button>
  )
}
