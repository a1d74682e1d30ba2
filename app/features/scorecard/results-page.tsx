import './no-results.css'
import { useHydrated } from '#app/lib/use-hydrated'
import { DrawnLine } from '#app/ui/line.tsx'
import { toast } from '#app/ui/toast'
import { useEffect, useMemo, useRef } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { retryUntilSent } from './retry-until-sent.ts'
import { ScoreResults } from './score-results.tsx'
import { resultsState, scorecardIds, submission, type Submission } from './submission.ts'
import { useResultsSave } from './use-results-save.ts'
import { scorecardFacts } from '#content/facts/facts'

/** The results of the scorecard that was just finished; without results, a link to the quiz (behavior 7.1). */
export function ResultsPage() {
  // The page is the same file for everybody; only the browser knows whose results it shows.
  return useHydrated() ? <Results /> : <NoResultsYet />
}

function Results() {
  const { state } = useLocation()
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useMemo(() => parseResults(state), [state])
  const complete = useMemo(() => parseSubmission(state, shown?.submissionId), [state, shown])
  const hasRedirected = useRef(false)
  useResultsSave(complete)
  // Where the browser stores nothing, only this page remembers the failed calls. Not loaded lazily, because the
  // visitor may be offline by then.
  useEffect(retryUntilSent, [])

  useEffect(() => {
    if (shown) {
      heading.current?.focus({ preventScroll: true })
    } else if (!hasRedirected.current) {
      hasRedirected.current = true
      toast({
        title: 'Missing information',
        description: 'Please complete the assessment to see your results.',
        tone: 'notice',
      })
      void navigate('/ai-first-readiness-score', { replace: true })
    }
  }, [navigate, shown])

  if (!shown) return <NoResultsYet />
  const { score, formData, submissionId, token } = shown
  return (
    <ScoreResults
      score={score}
      answers={formData}
      submissionId={submissionId}
      token={token}
      headingRef={heading}
    />
  )
}

/** Parses the navigation state; null if it holds no valid results. */
function parseResults(state: unknown) {
  const result = resultsState.safeParse(state)
  if (!result.success) return null
  const { submissionId, ...rest } = result.data
  return { ...rest, submissionId: submissionId ?? scorecardIds.idFor(rest.formData) }
}

/** Returns the submission to store; null for answers outside the form's choices, as of a demo. */
function parseSubmission(state: unknown, submissionId: string | undefined): Submission | null {
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
