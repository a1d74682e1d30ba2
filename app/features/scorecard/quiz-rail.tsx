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
  /** The question the visitor was last in. */
  current: string | null
}

/** Beside the questions: progress, how many are left, and why the current one is asked. */
export function QuizRail({ step, answeredNames, current }: QuizRailProps) {
  const left = questions.filter(
    ({ name }) => !optionalNames.includes(name) && !answeredNames.includes(name),
  ).length
  const question =
    questions.find(({ name }) => name === current) ??
    (step === 'contact' ? contactQuestions[0] : readinessQuestions[0])
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
              className={
                answeredNames.includes(name) ? 'on' : optionalNames.includes(name) ? 'may' : undefined
              }
            />
          ))}
        </div>
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
