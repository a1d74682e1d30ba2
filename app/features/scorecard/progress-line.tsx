import './quiz.css'
import { Icon } from '#app/ui/icon.tsx'
import type { WizardStep } from './wizard-step.ts'

const progressPercent: Record<WizardStep, 30 | 80 | 100> = { contact: 30, readiness: 80, results: 100 }
const stepNames: readonly { step: WizardStep; name: string }[] = [
  { step: 'contact', name: 'Contact' },
  { step: 'readiness', name: 'Readiness' },
  { step: 'results', name: 'Score' },
]

/** The three steps of the scorecard on one line (behavior 6.2: 30, 80, 100). */
export function ProgressLine({ step }: { step: WizardStep }) {
  const at = progressPercent[step]
  return (
    <div className="progress">
      <div
        className={`progress__line progress__line--${at}`}
        role="progressbar"
        aria-valuenow={at}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-label="Progress"
      >
        {stepNames.map((each) => (
          <Icon key={each.step} name={progressPercent[each.step] < at ? 'ok' : 'node'} />
        ))}
      </div>
      <ol className="progress__names">
        {stepNames.map((each) => (
          <li key={each.step} aria-current={each.step === step ? 'step' : undefined}>
            {each.name}
          </li>
        ))}
      </ol>
    </div>
  )
}
