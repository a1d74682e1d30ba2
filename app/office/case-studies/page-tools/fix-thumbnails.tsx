import './desk.css'
import { useAction } from '#app/office/frame/use-action'
import { toast } from '#app/ui/toast'
import { caseStudyOfficeCopy } from '#content/office/case-study-tools'
import { fixCaseStudyThumbnails } from '#contracts/fix-case-study-thumbnails'
import { useId, useState } from 'react'
import { reloadWithToast } from './reload-with-toast.ts'

const copy = caseStudyOfficeCopy.fix

/** Replaces every missing or broken thumbnail, then reloads the page (behavior 12.10). */
export function FixThumbnails() {
  const id = useId()
  const [isDone, setIsDone] = useState(false)
  const fix = useAction(fixCaseStudyThumbnails, {
    topics: ['case-studies'],
    onDone() {
      setIsDone(true)
      reloadWithToast(copy.success)
    },
    onFailure() {
      toast({ ...copy.failure, tone: 'destructive' })
      return true
    },
  })
  const isWorking = fix.isPending || isDone

  return (
    <div className="desk__fix">
      <button
        type="button"
        className="btn btn--line btn--s"
        aria-disabled={isWorking || undefined}
        onClick={() => !isWorking && fix.act({})}
      >
        {copy.button}
      </button>
      <p role="status">
        {isWorking && (
          <>
            <span id={id}>{copy.working}</span>
            <progress aria-labelledby={id} />
          </>
        )}
      </p>
    </div>
  )
}
