import './set-up.css'
import '#app/office/parts/desk.css'
import { Fragment, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useMay } from '#app/lib/admin-role'
import { Head } from '#app/office/parts/head.tsx'
import { SettingGroups } from '#app/office/settings/setting-groups.tsx'
import { useSettings } from '#app/office/settings/use-settings'
import {
  setUpCopy as copy,
  setUpGroups,
  setUpSteps,
  type SetUpStep,
  setUpWords,
} from '#content/office/set-up'
import { useStepAnswers } from './answered-steps.ts'
import { CompanyForm } from './company-form.tsx'
import { ReadinessList } from './readiness-list.tsx'
import { SamplesStep } from './samples-step.tsx'
import { isStepDone } from './step-state.ts'
import { TestMail } from './test-mail.tsx'
import { TestStep } from './test-step.tsx'
import { useMailedScore } from './use-mailed-score.ts'
import { useMailProof } from './use-mail-proof.ts'
import { useReadiness } from './use-readiness.ts'

const lineClasses: Readonly<Partial<Record<keyof typeof copy.state, string>>> = {
  done: 'set-up-line__done',
  kept: 'set-up-line__answered',
  skipped: 'set-up-line__answered',
}

/** The set-up of a new site, step by step. It can be left and resumed at any step. */
export default function SetUpScreen() {
  const isOwner = useMay('owner')
  useMailProof(isOwner)
  if (!isOwner) return <Head strong={copy.title} lead={copy.ownersOnly} />
  return (
    <>
      <Head muted={copy.muted} strong={copy.strong} lead={copy.lead} />
      <Steps />
      <ReadinessList />
    </>
  )
}

function Steps() {
  const [params] = useSearchParams()
  const stored = useSettings()
  const readiness = useReadiness().data
  const hasMailedScore = useMailedScore()
  const { given, giveAnswer } = useStepAnswers()
  const stateOf = (step: SetUpStep) =>
    isStepDone(step, { settings: stored.data, readiness, hasMailedScore })
      ? 'done'
      : (given[step] ?? (setUpWords[step].isOptional ? 'optional' : 'open'))
  const resumed = setUpSteps.find((step) => stateOf(step) === 'open') ?? 'test'
  // The resumed step is fixed, so that a step stays open when it becomes done.
  const [begun, setBegun] = useState<SetUpStep>()
  if (begun === undefined && stored.data && readiness) setBegun(resumed)
  const step = setUpSteps.find((each) => each === params.get('step')) ?? begun ?? 'business'
  const at = setUpSteps.indexOf(step)
  const { title, text } = setUpWords[step]
  const group = setUpGroups[step]
  const [before, after] = [setUpSteps[at - 1], setUpSteps[at + 1]]
  const isAnswered = ['done', 'kept'].includes(stateOf(step))
  return (
    <>
      <nav aria-label={copy.steps}>
        <ol className="set-up-line">
          {setUpSteps.map((each) => (
            <li key={each} className={lineClasses[stateOf(each)]}>
              <i />
              <Link to={`?step=${each}`} aria-current={each === step ? 'step' : undefined}>
                {setUpWords[each].name}
              </Link>
              <span>{copy.state[stateOf(each)]}</span>
            </li>
          ))}
        </ol>
      </nav>
      <section className="set-up-step" aria-labelledby="step-title">
        <h2 id="step-title">{copy.number(at + 1, title)}</h2>
        <p>{text}</p>
        {step === 'business' && <CompanyForm />}
        <Fragment key={step}>
          {group && <SettingGroups groups={{ [step]: group }} stored={stored} startsOpen />}
          {(step === 'mail' || step === 'alerts') && <TestMail step={step} />}
        </Fragment>
        {step === 'samples' && <SamplesStep isKept={stateOf('samples') === 'kept'} />}
        {step === 'test' && <TestStep />}
        <p className="row-of set-up-step__do">
          {before && (
            <Link className="text-btn" to={`?step=${before}`}>
              {copy.back}
            </Link>
          )}
          {after ? (
            <Link
              className={isAnswered ? 'btn' : 'btn btn--line'}
              to={`?step=${after}`}
              onClick={isAnswered ? undefined : () => giveAnswer(step)}
            >
              {isAnswered ? copy.next : step === 'samples' ? copy.samples.keep : copy.skip}
            </Link>
          ) : (
            <Link className={isAnswered ? 'btn' : 'btn btn--line'} to="/admin">
              {copy.finish}
            </Link>
          )}
        </p>
      </section>
    </>
  )
}
