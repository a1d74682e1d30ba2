import './quiz-question.css'
import type { FunctionForm } from '#app/lib/use-function-form'
import { Icon } from '#app/ui/icon.tsx'
import { readinessQuestions } from '#content/forms/scorecard'
import { AreasQuestion, PickQuestion } from './pick-question.tsx'

const maxAreas = 2

interface ReadinessStepProps {
  form: FunctionForm
  hidden: boolean
  chosenAreas: readonly string[]
  onBack: () => void
}

/** Questions 6 to 15 (behavior 6.4, step readiness). */
export function ReadinessStep({ form, hidden, chosenAreas, onBack }: ReadinessStepProps) {
  return (
    <form
      {...form.formProps}
      hidden={hidden}
      aria-labelledby="readiness-title"
      aria-busy={form.submitting || undefined}
    >
      {readinessQuestions.map((question) => {
        const { name } = question
        const props = { question, error: form.errors[name], errorId: form.errorId(name) }
        return name === 'manualAreas' ? (
          <AreasQuestion key={name} {...props} chosen={chosenAreas} limit={maxAreas} />
        ) : (
          <PickQuestion key={name} {...props} />
        )
      })}
      <div className="send row">
        <p>
          See your readiness score, your automation bottlenecks, and what to do next. We'll also email these
          results to you.
        </p>
        <button className="btn" type="submit" disabled={form.submitting}>
          {form.submitting ? 'Calculating...' : 'Calculate My AI Score'}
          {!form.submitting && <Icon name="go" />}
        </button>
        <button className="btn btn--line" type="button" onClick={onBack} disabled={form.submitting}>
          Back
        </button>
      </div>
    </form>
  )
}
