import './quiz-question.css'
import './quiz-steps.css'
import { type FormEvent, useEffect, useRef } from 'react'
import type { FunctionForm } from '#app/lib/use-function-form'
import { Icon } from '#app/ui/icon.tsx'
import { readinessQuestions } from '#content/forms/scorecard'
import { AreasQuestion, PickQuestion } from './pick-question.tsx'

const maxAreas = 2
/** How long a tapped choice stays visible before the next question replaces it. */
const goOnAfterMs = 250

/** Whether one question is shown at a time; the same media query is in `quiz-question.css`. */
const isNarrow = () => matchMedia('(width < 60rem)').matches
const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

interface ReadinessStepProps {
  form: FunctionForm
  hidden: boolean
  /** The name of the question that a phone shows. */
  shown: string
  /** Whether that one is answered. */
  isAnswered: boolean
  chosenAreas: readonly string[]
  onShow: (name: string) => void
  onBack: () => void
}

/** Questions 6 to 15 (behavior 6.4, step readiness): a list, and on a phone one at a time. */
export function ReadinessStep(props: ReadinessStepProps) {
  const { form, hidden, shown, isAnswered, chosenAreas, onShow, onBack } = props
  const at = readinessQuestions.findIndex(({ name }) => name === shown)
  const isLast = at === readinessQuestions.length - 1
  /** Whether the last input was a tap: only a tap may advance, because arrow keys select every choice on their way. */
  const isTapped = useRef(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  function show(index: number) {
    clearTimeout(timer.current)
    const name = readinessQuestions[index]?.name
    if (name) onShow(name)
  }

  function goOn({ target }: FormEvent<HTMLFormElement>) {
    const { name, type } = target as HTMLInputElement
    const index = readinessQuestions.findIndex((question) => question.name === name)
    clearTimeout(timer.current)
    if (type !== 'radio' || !isTapped.current || !isNarrow()) return
    timer.current = setTimeout(() => show(index + 1), isStill() ? 0 : goOnAfterMs)
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    if (isLast || !isNarrow()) return form.formProps.onSubmit(event)
    event.preventDefault()
    if (form.check(event.currentTarget, [shown])) show(at + 1)
  }

  return (
    <form
      {...form.formProps}
      onSubmit={submit}
      onPointerDown={() => (isTapped.current = true)}
      onKeyDown={() => (isTapped.current = false)}
      onChange={goOn}
      hidden={hidden}
      aria-labelledby="readiness-title"
      aria-busy={form.submitting || undefined}
    >
      {readinessQuestions.map((question) => {
        const { name } = question
        const of = {
          question,
          isShown: name === shown,
          error: form.errors[name],
          errorId: form.errorId(name),
        }
        return name === 'manualAreas' ? (
          <AreasQuestion key={name} {...of} chosen={chosenAreas} limit={maxAreas} />
        ) : (
          <PickQuestion key={name} {...of} />
        )
      })}
      <p className={isLast ? 'send__what' : 'send__what wide-only'}>
        See your readiness score, your automation bottlenecks, and what to do next. We'll also email these
        results to you.
      </p>
      <div className="send send--steps row">
        <button className={isLast ? 'btn' : 'btn wide-only'} type="submit" disabled={form.submitting}>
          {form.submitting ? 'Calculating...' : 'Calculate My AI Score'}
          {!form.submitting && <Icon name="go" />}
        </button>
        {!isLast &&
          (isAnswered || shown === 'manualAreas' ? (
            <button className="btn narrow-only" type="submit">
              Next
              <Icon name="go" />
            </button>
          ) : (
            <p className="narrow-only">Your choice goes on by itself.</p>
          ))}
        <button
          className="btn btn--line"
          type="button"
          onClick={() => (at > 0 && isNarrow() ? show(at - 1) : onBack())}
          disabled={form.submitting}
        >
          Back
        </button>
      </div>
    </form>
  )
}
