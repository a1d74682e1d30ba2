import '#app/office/parts/desk.css'
import { listCopy as copy } from '#content/office/list'
import { maxChosen } from '#contracts/chosen'
import { figure } from './format-count.ts'
import type { Selection } from './use-selection.ts'

interface BulkActionProps {
  selection: Pick<Selection, 'count' | 'isAll'>
  /** The limit of one call for a whole view. */
  maxCount: number
  /** Disables the button while the action runs, because a second click would be refused. */
  isPending: boolean
  /** The label without a number: “Resend”; `labelFor` returns “Resend 12”. */
  label: string
  labelFor: (count: string) => string
  onPress: () => void
  /** The text for the rows within the limit of a larger view: “the newest 500” by default. */
  some?: (count: string) => string
}

/** A button for a bulk action. Beyond its limit it offers part of a view, or names the limit for selected rows. */
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
