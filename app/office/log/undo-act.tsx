import './log.css'
import '#app/office/parts/desk.css'
import { useMay } from '#app/lib/admin-role'
import { useAct } from '#app/office/frame/use-act'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { Mark } from '#app/office/parts/mark.tsx'
import { frameCopy } from '#content/office-frame'
import { logCopy as copy } from '#content/office-log'
import type { LoggedAct } from '#contracts/list-log'
import { undo } from '#contracts/undo'
import { changeTopics } from '#domain/change-topic'
import { actWords } from './act-words.ts'

/** The button that takes an act back, for who may; `says`: with why it cannot be. */
export function UndoAct({ act, says = false }: { act: LoggedAct; says?: boolean }) {
  const mayUndo = useMay('editor')
  const takingBack = useAct(undo, {
    topics: changeTopics,
    said: ({ data }) => frameCopy.undone(data.kept, data.leavesPassword),
  })
  const { before, name, after } = actWords(act)
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
        disabled={takingBack.isPending}
        onClick={() => takingBack.act({ logId: act.id })}
      >
        {act.action === 'undo' ? copy.redo : copy.undo}
        <span className="vh">
          : {before}
          {name}
          {after}
        </span>
      </button>
      <ConflictNote conflict={takingBack.conflict} />
    </>
  )
}
