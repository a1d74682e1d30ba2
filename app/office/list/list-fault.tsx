import './list-body.css'
import { reasonOf } from '#app/lib/toast-failure'
import { formatInstant } from '#app/office/parts/format-when'
import { useNow } from '#app/office/parts/use-now'
import { Icon } from '#app/ui/icon.tsx'
import { listCopy as copy } from '#content/office/list'
import type { OfficeList } from './use-office-list.ts'

/** A failed read. The data on the screen stays, with its time. */
export function ListFault({
  error,
  shownAt,
  again,
}: Pick<OfficeList<unknown>, 'error' | 'shownAt' | 'again'>) {
  const now = useNow()
  return (
    <div className="list-fault" role="alert">
      <Icon name="break" />
      <p>
        <b>{reasonOf(error)}</b>{' '}
        {shownAt ? copy.stale(formatInstant(shownAt.toISOString(), now)) : copy.stuck}
      </p>
      <button type="button" className="btn btn--line" onClick={again}>
        {copy.again}
      </button>
    </div>
  )
}
