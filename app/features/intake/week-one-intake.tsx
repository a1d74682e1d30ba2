import './week-one-intake.css'
import type { PostedForm } from '#app/lib/form-action'
import { NextSteps } from '#app/lib/next-steps.tsx'
import { Thanks } from '#app/ui/thanks.tsx'
import { weekOneIntakeCopy } from '#content/pages/ai-audit-week-1-intake-form'
import { nextPages } from '#content/pages/parts/next-pages'
import { contentView } from '#content/facts/content-view'
import type { OutputOf } from '#contracts/contract'
import type { submitAuditIntake } from '#contracts/submit-audit-intake'
import { useEffect, useState } from 'react'
import { draft } from './draft.ts'
import { IntakeForm } from './intake-form.tsx'
import type { PersonalLink } from './use-personal-link.ts'

const thanks = contentView(() => weekOneIntakeCopy.form.thanks)

interface WeekOneIntakeProps {
  posted?: PostedForm<OutputOf<typeof submitAuditIntake>> | undefined
  link: PersonalLink
}

/** The week-1 intake. Once sent, it is empty again below the thanks and the promise (behavior 9.6). */
export function WeekOneIntake({ posted, link }: WeekOneIntakeProps) {
  const wasPosted = posted?.result !== undefined
  const [timesSent, setTimesSent] = useState(0)

  useEffect(() => {
    if (wasPosted) draft.clear()
  }, [wasPosted])

  return (
    <>
      {(wasPosted || timesSent > 0) && (
        <div className="sheet week1__thanks" key={`thanks-${timesSent}`}>
          <Thanks title={thanks.title}>
            <p>{thanks.text}</p>
            {link.firstName && <p>{thanks.mailed}</p>}
            <NextSteps ways={[nextPages.caseStudies, nextPages.newsletter]} title={thanks.next} />
          </Thanks>
        </div>
      )}
      <IntakeForm
        // A new key remounts the form after each submission, so that no sent answer is left.
        key={timesSent}
        posted={timesSent === 0 ? posted : undefined}
        token={link.token}
        onSent={() => setTimesSent((times) => times + 1)}
      />
    </>
  )
}
