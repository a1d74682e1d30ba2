import '#app/styles/score-card.css'
import '#app/styles/tier-header.css'
import '#app/styles/meaning-list.css'
import '#app/styles/opportunity.css'
import '#app/styles/cost-of-inaction.css'
import '#app/styles/score-feedback.css'
import '#app/styles/workshop-call.css'
import type { Ref } from 'react'
import { CostOfInaction } from './cost-of-inaction.tsx'
import { MeaningList } from './meaning-list.tsx'
import { Opportunity } from './opportunity.tsx'
import { ScoreCard } from './score-card.tsx'
import { ScoreFeedback } from './score-feedback.tsx'
import type { Submission } from './submission.ts'
import { TierHeader } from './tier-header.tsx'
import { WorkshopCall } from './workshop-call.tsx'

interface ScoreResultsProps {
  submission: Submission
  headingRef?: Ref<HTMLHeadingElement>
}

/** The results, in the specification's order (S0 §2). */
export function ScoreResults({
  submission: { score, formData, submissionId },
  headingRef,
}: ScoreResultsProps) {
  return (
    <>
      <div className="wrap score">
        <h1 ref={headingRef} tabIndex={-1}>
          Results Are In
        </h1>
        <ScoreCard score={score} />
      </div>
      <TierHeader score={score} />
      <MeaningList score={score} answers={formData} />
      <Opportunity answers={formData} />
      <CostOfInaction answers={formData} />
      <ScoreFeedback submissionId={submissionId} />
      <WorkshopCall />
    </>
  )
}
