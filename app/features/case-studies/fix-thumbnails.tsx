import './desk.css'
import { callFunction } from '#app/lib/call-function'
import { dismissFailures, toast } from '#app/ui/toast'
import { caseStudyOfficeCopy } from '#content/case-study-office'
import { fixCaseStudyThumbnails } from '#contracts/fix-case-study-thumbnails'
import { useId, useState } from 'react'
import { reloadSoon } from './reload-soon.ts'

const copy = caseStudyOfficeCopy.fix

/** Repairs every thumbnail that is missing or broken, then loads the page anew (S1 §8; readings, 23). */
export function FixThumbnails() {
  const id = useId()
  const [isWorking, setIsWorking] = useState(false)

  async function fix() {
    dismissFailures()
    if (isWorking) return
    setIsWorking(true)
    try {
      await callFunction(fixCaseStudyThumbnails, {})
      toast(copy.success)
      reloadSoon()
    } catch {
      toast({ ...copy.failure, tone: 'destructive' })
      setIsWorking(false)
    }
  }

  return (
    <div className="desk__fix">
      <button
        type="button"
        className="btn btn--line btn--s"
        aria-disabled={isWorking || undefined}
        onClick={() => void fix()}
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
