import './log.css'
import '#app/office/parts/desk.css'
import { useMay } from '#app/lib/admin-role'
import { useAction } from '#app/office/frame/use-action'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { Mark } from '#app/office/parts/mark.tsx'
import { frameCopy } from '#content/office/frame'
import { logCopy as copy } from '#content/office/log'
import type { LoggedAction } from '#contracts/list-log'
import { undo } from '#contracts/undo'
import { changeTopics } from '#domain/change-topic'
import { describeAction } from './describe-action.ts'

/** The undo button, for users who may; `says` adds the reason when it is disabled. */
export function UndoAction({ act, says = false }: { act: LoggedAction; says?: boolean }) {
  const mayUndo = useMay('editor')
  const isUndoing = useAction(undo, {
    topics: changeTopics,
    successMessage: ({ data }) => frameCopy.undone(data.kept, data.leavesPassword),
  })
  const { before, name, after } = describeAction(act)
  if (act.isUndone)
    return (
      <p className="act__undone">
        <Mark name="repair" /> {copy.isUndone}
      </p>
    )
  if (act.final !== null) return says ? <p className="sub">{act.final}</p> : null
  if (!mayUndo) return null
  return (
    <>
      <button
        type="button"
        className="btn btn--line"
        disabled={isUndoing.isPending}
        onClick={() => isUndoing.act({ logId: act.id })}
      >
        {act.action === 'undo' ? copy.redo : copy.undo}
        <span className="vh">
          : {before}
          {name}
          {after}
        </span>
      </button>
      <ConflictNote conflict={isUndoing.conflict} />
    </>
  )
}
