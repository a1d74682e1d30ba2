import './moderation.css'
import { Line, LineBreak, LineLink, LineNode } from '#app/ui/line.tsx'
import { listCopy } from '#content/office-list'
import { moderationCopy as copy } from '#content/moderation'

interface ModerationNoneProps {
  failed: boolean
  again: () => void
  says: string
  /** There are some that the search does not show. */
  clear?: () => void
}

/** What stands in the place of the list while it has nothing to show. */
export function ModerationNone({ failed, again, says, clear }: ModerationNoneProps) {
  return (
    <div className="moderation__none">
      <Line>
        <LineNode />
        <LineLink />
        {failed ? <LineBreak /> : <LineNode />}
        <LineLink />
        <LineNode />
      </Line>
      <p role="status">{failed ? copy.failed : says}</p>
      {failed ? (
        <button type="button" className="btn btn--line" onClick={again}>
          {copy.again}
        </button>
      ) : (
        clear && (
          <button type="button" className="text-btn" onClick={clear}>
            {listCopy.clearFilters}
          </button>
        )
      )}
    </div>
  )
}
