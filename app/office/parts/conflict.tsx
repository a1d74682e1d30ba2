import './desk.css'
import './states.css'
import type { Conflict } from '#app/office/frame/use-action'
import { frameCopy } from '#content/office/frame'

const copy = frameCopy.conflict

/** A conflicting change: both values, with a button for each. */
export function ConflictNote({ conflict }: { conflict: Conflict | undefined }) {
  if (!conflict) return null
  return (
    <section className="conflict" role="alert" aria-label={copy.title}>
      <p>
        {conflict.theirs} {conflict.mine}
      </p>
      <p className="row-of">
        <button type="button" className="btn btn--line" onClick={conflict.keep}>
          {copy.keep}
        </button>
        {conflict.put && (
          <button type="button" className="text-btn" onClick={conflict.put}>
            {copy.put}
          </button>
        )}
      </p>
    </section>
  )
}
