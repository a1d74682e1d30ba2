import '#app/features/scorecard/quiz.css'
import { ScorecardWizard } from '#app/features/scorecard/scorecard-wizard.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { bookingLink } from '#content/facts/booking-link'
import { scorecardPage } from '#content/pages/ai-first-readiness-score'
import type { Route } from './+types/page'

export const meta = () => pageMeta(scorecardPage)

/**
 * Handles a form sent before hydration: it stores nothing and returns the typed values, with which the wizard
 * continues.
 */
export async function action({ request }: Route.ActionArgs) {
  const values: Record<string, string[]> = {}
  // An unreadable form counts as an empty one: the page itself is the response either way.
  for (const [name, value] of await request.formData().catch(() => new FormData())) {
    if (typeof value === 'string') (values[name] ??= []).push(value)
  }
  return { values }
}

export default function Page({ actionData }: Route.ComponentProps) {
  return (
    <main id="main">
      <noscript>
        <p className="wrap no-script">
          The scorecard runs in your browser and needs JavaScript. Without it,{' '}
          <a href={bookingLink('ai-first-readiness-score')}>book a call</a> and we’ll go through the questions
          with you.
        </p>
      </noscript>
      <ScorecardWizard posted={actionData?.values} />
    </main>
  )
}
