import '#app/office/parts/desk.css'
import { listCopy as copy } from '#content/office/list'
import { maxChosen } from '#contracts/chosen'
import { figure } from './format-count.ts'
import type { Selection } from './use-selection.ts'

interface BulkActionProps {
  selection: Pick<Selection, 'count' | 'isAll'>
  /** The limit of one call for a whole view. */
  maxCount: number
  /** Disabled while it runs: a second click would be refused. */
  isPending: boolean
  /** “Resend”, or with the number: “Resend 12”. */
  label: string
  labelFor: (count: string) => string
  onPress: () => void
  /** Which rows of a larger view are meant; the newest by default. */
  some?: (count: string) => string
}

/** A bulk action; beyond its limit it takes the newest, or says how many it takes. */
export function BulkAction({
  selection,
  maxCount,
  isPending,
  label,
  labelFor,
  onPress,
  some = copy.newest,
}: BulkActionProps) {
  const atOnce = maxChosen(selection.isAll, maxCount)
  const isTooMany = selection.count > atOnce
  if (isTooMany && !selection.isAll) return <span className="sub">{copy.atOnce(label, figure(atOnce))}</span>
  return (
    <button type="button" className="btn btn--line" disabled={isPending} onClick={onPress}>
      {labelFor(isTooMany ? some(figure(atOnce)) : figure(selection.count))}
    </button>
  )
}
