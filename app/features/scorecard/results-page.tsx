import './no-results.css'
import { useHydrated } from '#app/lib/use-hydrated'
import { DrawnLine } from '#app/ui/line.tsx'
import { toast } from '#app/ui/toast'
import { useEffect, useMemo, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { keepSending } from './keep-sending.ts'
import { ScoreResults } from './score-results.tsx'
import { resultsState, scorecardIds, submission, type Submission } from './submission.ts'
import { useResultsSave } from './use-results-save.ts'
import { scorecardFacts } from '#content/facts'

/** The results of the quiz the visitor has just finished, or the way to it (S0 §2, results page). */
export function ResultsPage() {
  // The page is the same file for everybody; whose results it shows is known to the browser alone.
  return useHydrated() ? <Results /> : <NoResultsYet />
}

function Results() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useMemo(() => shownIn(state), [state])
  const complete = useMemo(() => completeIn(state, shown?.submissionId), [state, shown])
  const sentAway = useRef(false)
  useResultsSave(complete)
  // Also where the browser keeps nothing and the calls that failed are held by this page. Not loaded later: the visitor
  // may be offline by then.
  useEffect(keepSending, [])

  useEffect(() => {
    if (shown) {
      heading.current?.focus({ preventScroll: true })
    } else if (!sentAway.current) {
      sentAway.current = true
      toast({
        title: 'Missing information',
        description: 'Please complete the assessment to see your results.',
        tone: 'notice',
      })
      void navigate('/ai-first-readiness-score', { replace: true })
    }
  }, [navigate, shown])

  if (!shown) return <NoResultsYet />
  const { score, formData, submissionId } = shown
  return <ScoreResults score={score} answers={formData} submissionId={submissionId} headingRef={heading} />
}

/** Null without state, and with one that no quiz of ours has made. */
function shownIn(state: unknown) {
  const result = resultsState.safeParse(state)
  if (!result.success) return null
  const { submissionId, ...rest } = result.data
  return { ...rest, submissionId: submissionId ?? scorecardIds.idFor(rest.formData) }
}

/** Answers that were filled in for showing are not the visitor's, and so are not stored. */
function completeIn(state: unknown, submissionId: string | undefined): Submission | null {
  const result = submission.safeParse({ ...Object(state), submissionId })
  return result.success ? result.data : null
}

function NoResultsYet() {
  return (
    <section className="wrap one-thing no-results">
      <h1>Your results open here after the quiz.</h1>
      <DrawnLine shape="-o-x-o" />
      <p className="t-l">
        {scorecardFacts.questions} questions, {scorecardFacts.minutes} minutes. Then this page shows your
        score, your #1 opportunity and what waiting costs.
      </p>
      <Link className="btn" to="/ai-first-readiness-score">
        Take the quiz
      </Link>
    </section>
  )
}
