import './settings.css'
import '#app/office/parts/desk.css'
import '#app/office/parts/mark.css'
import { Mark, type MarkName } from '#app/office/parts/mark.tsx'
import { settingsCopy as copy } from '#content/office/settings'
import type { ConnectionStep } from '#contracts/test-connection'

const marks: Readonly<Record<ConnectionStep['state'], MarkName>> = {
  done: 'ok',
  failed: 'fault',
  skipped: 'wait',
}

interface TestStepsProps {
  steps: readonly ConnectionStep[]
  /** The names of the steps. */
  names: Readonly<Record<string, string>>
}

/** The steps of a connection test, with the service's responses. */
export const TestSteps = ({ steps, names }: TestStepsProps) => (
  <div role="status">
    <ol className="test-steps">
      {steps.map(({ name, state, answer }) => (
        <li key={name}>
          <span className={state === 'failed' ? 'state strong signal' : 'state'}>
            <Mark name={marks[state]} />
            {names[name] ?? name}: {copy.tested[state]}
          </span>
          {answer && <span className="sub">{answer}</span>}
        </li>
      ))}
    </ol>
  </div>
)
