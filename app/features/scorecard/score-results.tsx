import './score-card.css'
import './print-results.css'
import type { ResultAnswers } from '#domain/answers'
import type { Ref } from 'react'
import { CostOfInaction } from './cost-of-inaction.tsx'
import { MeaningList } from './meaning-list.tsx'
import { Opportunity } from './opportunity.tsx'
import { OwnLine } from './own-line.tsx'
import { SheetFoot, SheetHead } from './result-sheet.tsx'
import { ScoreAreas } from './score-areas.tsx'
import { FirstFigures, ScoreCard } from './score-card.tsx'
import { ScoreFeedback } from './score-feedback.tsx'
import { TierHeader } from './tier-header.tsx'
import { WorkshopCall } from './workshop-call.tsx'

interface ScoreResultsProps {
  score: number
  answers: ResultAnswers & { fullName: string }
  submissionId: string
  /** The token with which a booking can include the scorecard. */
  token?: string | undefined
  headingRef?: Ref<HTMLHeadingElement>
}

/** The results, in their fixed order (behavior 7.1). */
export function ScoreResults({ score, answers, submissionId, token, headingRef }: ScoreResultsProps) {
  return (
    <>
      <div className="wrap score">
        <SheetHead name={answers.fullName} />
        {/* Toasts do not cover this block (`useClearOfFocus`). */}
        <div data-read-next>
          <h1 className="announced score__title" ref={headingRef} tabIndex={-1}>
            Results Are In
          </h1>
          <ScoreCard score={score} />
        </div>
        <FirstFigures answers={answers} />
      </div>
      <OwnLine answers={answers} />
      <ScoreAreas score={score} answers={answers} />
      <TierHeader score={score} answers={answers} />
      <MeaningList score={score} answers={answers} />
      <Opportunity answers={answers} />
      <CostOfInaction answers={answers} />
      <ScoreFeedback submissionId={submissionId} />
      <WorkshopCall score={score} answers={answers} token={token} />
      <div className="wrap">
        <SheetFoot />
      </div>
    </>
  )
}
