import '#app/office/parts/desk.css'
import { listCopy as copy } from '#content/office-list'
import { mostChosen } from '#contracts/chosen'
import { figure } from './count-text.ts'
import type { Selection } from './use-selection.ts'

interface BulkActProps {
  selection: Pick<Selection, 'count' | 'isAll'>
  /** As many of a view as go at once. */
  most: number
  /** It is under way: pressed twice it would be done once and refused once. */
  isPending: boolean
  /** “Replay”, and with how many: “Replay 12”. */
  does: string
  doesTo: (count: string) => string
  onPress: () => void
  /** Which of a view are meant where it has more than go at once; the newest unless told otherwise. */
  some?: (count: string) => string
}

/** Something to do with those chosen; where they are more than go at once, with the newest, or it says how many do. */
export function BulkAct({
  selection,
  most,
  isPending,
  does,
  doesTo,
  onPress,
  some = copy.newest,
}: BulkActProps) {
  const atOnce = mostChosen(selection.isAll, most)
  const isTooMany = selection.count > atOnce
  if (isTooMany && !selection.isAll) return <span className="sub">{copy.atOnce(does, figure(atOnce))}</span>
  return (
    <button type="button" className="btn btn--line" disabled={isPending} onClick={onPress}>
      {doesTo(isTooMany ? some(figure(atOnce)) : figure(selection.count))}
    </button>
  )
}
