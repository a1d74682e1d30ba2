import './quiz.css'
import { Icon } from '#app/ui/icon.tsx'
import { contactQuestions, readinessQuestions } from '#content/forms/scorecard'
import { scorecardFacts } from '#content/facts/facts'
import { ProgressLine } from './progress-line.tsx'
import { questionReasons } from './question-reasons.ts'
import type { WizardStep } from './wizard-step.ts'

const questions = [...contactQuestions, ...readinessQuestions]
const optionalNames: readonly string[] = ['linkedin', 'hourlyValue']

interface QuizRailProps {
  step: WizardStep
  answeredNames: readonly string[]
  /** The question that is shown, or was answered last. */
  shown: string
}

/** Formats how long this question and those after it take, to half a minute. */
function timeLeft(number: number): string {
  if (number === questions.length) return 'Last question'
  const shareLeft = (questions.length + 1 - number) / questions.length
  const halfMinutes = Math.round(shareLeft * scorecardFacts.minutes * 2)
  if (halfMinutes <= 1) return 'Half a minute left'
  if (halfMinutes === 2) return 'About 1 minute left'
  return `About ${Math.floor(halfMinutes / 2)}${halfMinutes % 2 === 0 ? '' : '½'} minutes left`
}

/** Beside the questions: progress, how many are left, and why the current one is asked. */
export function QuizRail({ step, answeredNames, shown }: QuizRailProps) {
  const left = questions.filter(
    ({ name }) => !optionalNames.includes(name) && !answeredNames.includes(name),
  ).length
  const question = questions.find(({ name }) => name === shown)
  return (
    <div className="quiz__rail">
      <div className="quiz__title">
        <h1>AI First Readiness Scorecard</h1>
        <p className="muted">{scorecardFacts.minutes} minutes to complete</p>
      </div>
      <ProgressLine step={step} />
      <div className="tally">
        <p className="tally__left">
          <b className="num">{left === 0 ? <Icon name="ok" /> : left}</b>{' '}
          <span>{left === 0 ? 'All answered' : left === 1 ? 'question left' : 'questions left'}</span>
        </p>
        <div className="chain tally__chain" aria-hidden="true">
          {questions.map(({ name }) => (
            <i
              key={name}
              className={[
                answeredNames.includes(name) ? 'on' : optionalNames.includes(name) && 'may',
                name === shown && 'at',
              ]
                .filter(Boolean)
                .join(' ')}
            />
          ))}
        </div>
        {question && step === 'readiness' && (
          <p className="tally__at">
            <b>
              Question {question.number} of {questions.length}
            </b>{' '}
            <span>{timeLeft(question.number)}</span>
          </p>
        )}
      </div>
      {question && (
        <div className="why under-rule wide-only">
          <h2>Why we ask question {question.number}</h2>
          <p>{questionReasons[question.name]}</p>
        </div>
      )}
    </div>
  )
}
