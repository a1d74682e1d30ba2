import './quiz-question.css'
import type { ReadinessQuestion } from '#content/forms/scorecard'
import { type ReactNode, useId } from 'react'
import { FieldError } from '#app/ui/field-error.tsx'

interface QuestionFieldsProps {
  question: ReadinessQuestion
  /** Whether it is the one question that a phone shows. */
  isShown: boolean
  /** Beside the question, at the line's end. */
  aside?: ReactNode
  isRadioGroup: boolean
  error: string | undefined
  errorId: string
  children: ReactNode
}

function QuestionFields(props: QuestionFieldsProps) {
  const { question, isShown, aside, isRadioGroup, error, errorId, children } = props
  const textId = useId()
  const group = isRadioGroup
    ? ({
        role: 'radiogroup',
        'aria-required': question.name !== 'hourlyValue',
        'aria-invalid': error ? true : undefined,
      } as const)
    : undefined
  return (
    <fieldset
      className="q"
      aria-labelledby={textId}
      aria-current={isShown ? 'step' : undefined}
      tabIndex={-1}
      {...group}
    >
      <legend>
        <span className="q__no num" aria-hidden="true">
          {question.number}
        </span>
        <span className="row q__text">
          <span id={textId}>{question.text}</span>
          {aside}
        </span>
      </legend>
      <div className="q__answer">
        {children}
        <FieldError id={errorId} message={error} />
      </div>
    </fieldset>
  )
}

interface QuestionProps {
  question: ReadinessQuestion
  isShown: boolean
  error: string | undefined
  errorId: string
}

/** One question of the second step: native radios styled as cards. */
export function PickQuestion({ question, isShown, error, errorId }: QuestionProps) {
  const { name, note, choices } = question
  const isScale = choices.some((choice) => choice.fillPercent !== undefined)
  return (
    <QuestionFields
      question={question}
      isShown={isShown}
      aside={note && <small>{note}</small>}
      isRadioGroup
      error={error}
      errorId={errorId}
    >
      <div className={`picks ${layoutOf(question, isScale)}`}>
        {choices.map(({ value, label, fillPercent }) => (
          <label className="pick" key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              required={name !== 'hourlyValue'}
              aria-describedby={error ? errorId : undefined}
            />
            <span className={fillPercent === undefined ? undefined : 'num'}>{label}</span>
            {fillPercent !== undefined && (
              <span className="pick__scale" aria-hidden="true">
                <span style={{ width: `${fillPercent}%` }} />
              </span>
            )}
          </label>
        ))}
      </div>
    </QuestionFields>
  )
}

const longLabel = 26
const shortLabel = 16

/** Long labels get the full width, short ones share a row. */
function layoutOf({ choices }: ReadinessQuestion, isScale: boolean): string {
  const longest = Math.max(...choices.map((choice) => choice.label.length))
  if (isScale) return choices.length === 5 ? 'picks--5 picks--scale' : 'picks--3 picks--scale'
  if (longest > longLabel && choices.length === 5) return 'picks--1'
  if (longest > shortLabel) return ''
  return choices.length === 5 ? 'picks--3 picks--pairs' : 'picks--pairs'
}

interface AreasQuestionProps extends QuestionProps {
  chosen: readonly string[]
  /** The maximum number of areas. */
  limit: number
}

/** The checkbox question: with `limit` checked no other can be, and any can be unchecked. */
export function AreasQuestion(props: AreasQuestionProps) {
  const { question, isShown, chosen, limit, error, errorId } = props
  const isFull = chosen.length >= limit
  return (
    <QuestionFields
      question={question}
      isShown={isShown}
      aside={
        <small role="status">
          {chosen.length === 0 ? question.note : `${chosen.length} of ${limit} chosen`}
        </small>
      }
      isRadioGroup={false}
      error={error}
      errorId={errorId}
    >
      <div className="picks picks--4 picks--pairs">
        {question.choices.map(({ value, label }) => (
          <label className="pick" key={value}>
            <input
              type="checkbox"
              name={question.name}
              value={value}
              aria-disabled={isFull && !chosen.includes(value) ? true : undefined}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? errorId : undefined}
              onClick={(event) => {
                const ticked = event.currentTarget.closest('fieldset')?.querySelectorAll('input:checked')
                // The browser has checked it already, so this reverts it.
                if (event.currentTarget.checked && (ticked?.length ?? 0) > limit) event.preventDefault()
              }}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </QuestionFields>
  )
}
