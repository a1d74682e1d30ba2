import './list-body.css'
import { reasonOf } from '#app/lib/toast-failure'
import { formatInstant } from '#app/office/parts/format-when'
import { useNow } from '#app/office/parts/use-now'
import { Icon } from '#app/ui/icon.tsx'
import { listCopy as copy } from '#content/office/list'
import type { OfficeList } from './use-office-list.ts'

/** Reports a failed load with a button to retry, and the time of the data that stays on the screen. */
export function LoadError({
  error,
  lastLoadedAt,
  onRetry,
}: Pick<OfficeList<unknown>, 'error' | 'lastLoadedAt' | 'onRetry'>) {
  const now = useNow()
  return (
    <div className="list-fault" role="alert">
      <Icon name="break" />
      <p>
        <b>{reasonOf(error)}</b>{' '}
        {lastLoadedAt ? copy.stale(formatInstant(lastLoadedAt.toISOString(), now)) : copy.stuck}
      </p>
      <button type="button" className="btn btn--line" onClick={onRetry}>
        {copy.again}
      </button>
    </div>
  )
}
