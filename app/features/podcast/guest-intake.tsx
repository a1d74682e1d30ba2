import type { PostedForm } from '#app/lib/form-action'
import { NextSteps } from '#app/lib/next-steps.tsx'
import { Thanks } from '#app/ui/thanks.tsx'
import { guestIntakeCopy } from '#content/pages/ai-first-ceo-podcast-guest-intake'
import { nextPages } from '#content/pages/parts/next-pages'
import { contentView } from '#content/facts/content-view'
import type { OutputOf } from '#contracts/contract'
import type { submitGuestIntake } from '#contracts/submit-guest-intake'
import { useEffect, useState } from 'react'
import { draft } from './draft.ts'
import { GuestIntakeForm } from './guest-intake-form.tsx'

const thanks = contentView(() => guestIntakeCopy.form.thanks)

interface GuestIntakeProps {
  posted?: PostedForm<OutputOf<typeof submitGuestIntake>> | undefined
}

/** The guests' form and, once sent, the thanks in its place (behavior 9.5). */
export function GuestIntake({ posted }: GuestIntakeProps) {
  const wasPosted = posted?.result !== undefined
  const [isSent, setIsSent] = useState(wasPosted)
  const [isAnother, setIsAnother] = useState(false)

  useEffect(() => {
    if (wasPosted) draft.clear()
  }, [wasPosted])

  if (!isSent) {
    return (
      <GuestIntakeForm
        posted={isAnother ? undefined : posted}
        isAnother={isAnother}
        onSent={() => setIsSent(true)}
      />
    )
  }
  return (
    <div className="sheet">
      <Thanks title={thanks.title} as="h3">
        <p>{thanks.text}</p>
        <button
          type="button"
          className="btn btn--line"
          onClick={() => {
            setIsAnother(true)
            setIsSent(false)
          }}
        >
          Submit Another Response
        </button>
        <NextSteps ways={[nextPages.newsletter, nextPages.caseStudies]} title={thanks.next} />
      </Thanks>
    </div>
  )
}
