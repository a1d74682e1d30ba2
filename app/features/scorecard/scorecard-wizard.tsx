import './quiz.css'
import './quiz-steps.css'
import { answersIn, type DraftValues, fillIn, mergeDraft, unsentPart } from '#app/lib/form-draft'
import { openFormStamp } from '#app/lib/form-stamp'
import { readForm } from '#app/lib/read-form'
import { honeypotContent } from '#app/lib/honeypot.tsx'
import { useFunctionForm } from '#app/lib/use-function-form'
import { toast } from '#app/ui/toast'
import { contactFields, readinessFields, scorecardAnswers } from '#contracts/scorecard-answers'
import { contactQuestions, readinessQuestions } from '#content/forms/scorecard'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PrefetchPageLinks, useNavigate } from 'react-router'
import { ContactStep } from './contact-step.tsx'
import { draft } from './draft.ts'
import { ProgressLine } from './progress-line.tsx'
import { QuizRail } from './quiz-rail.tsx'
import { ReadinessStep } from './readiness-step.tsx'
import { scorecardIds } from './submission.ts'
import { submitScorecard } from './submit-scorecard.ts'
import type { WizardStep } from './wizard-step.ts'

/** Loaded during the second step, so that the questions do not wait for it. */
const loadResults = () => import('./score-results.tsx')
const ScoreResults = lazy(async () => ({ default: (await loadResults()).ScoreResults }))

const stepTitles = {
  contact: 'Contact & Business Information',
  readiness: 'AI Readiness Assessment',
} as const

const fields: Readonly<Record<string, { safeParse(value: unknown): { success: boolean } }>> =
  scorecardAnswers.shape

/** Whether a question has a valid answer; an invalid one does not count. */
const isAnswered = (name: string, given: readonly string[] = []): boolean =>
  fields[name]?.safeParse(name === 'manualAreas' ? given : given[0]).success ?? false

interface ScorecardWizardProps {
  /** The values of a form sent before hydration. */
  posted?: DraftValues | undefined
}

/** The scorecard: its two forms, and the navigation to the results (behavior 6.2, 6.8). */
export function ScorecardWizard({ posted }: ScorecardWizardProps) {
  const navigate = useNavigate()
  const heading = useRef<HTMLHeadingElement>(null)
  const [step, setStep] = useState<WizardStep>('contact')
  // Rendered when first reached and then hidden, so that going back and forth loses nothing.
  const [readinessReached, setReadinessReached] = useState(false)
  const [values, setValues] = useState<DraftValues>({})
  const [current, setCurrent] = useState<string | null>(null)
  const [submission, setSubmission] = useState<Awaited<ReturnType<typeof submitScorecard>> | null>(null)
  const headingIsDue = useRef(false)
  /** The answers that this tab has restored or saved. */
  const known = useRef<DraftValues>({})

  function goTo(next: 'contact' | 'readiness') {
    headingIsDue.current = true
    setStep(next)
    setCurrent(null)
    if (next === 'readiness') setReadinessReached(true)
    keepDraft(next)
  }

  useEffect(() => {
    if (headingIsDue.current) heading.current?.focus()
    headingIsDue.current = false
  }, [step])

  const contact = useFunctionForm({
    schema: contactFields,
    send: () => undefined,
    onSuccess: () => goTo('readiness'),
  })
  const readiness = useFunctionForm({
    schema: readinessFields,
    async send(answers) {
      const form = contact.formProps.ref.current
      const contactData = contactFields.parse(form ? readForm(new FormData(form), contactFields) : {})
      return submitScorecard({ ...contactData, ...answers }, honeypotContent(form))
    },
    onSuccess(sent) {
      const unsent = unsentPart(draft.read()?.values ?? {}, known.current)
      draft.clear()
      if (unsent) draft.write({ step: 'contact', values: unsent })
      scorecardIds.forget()
      toast({ title: 'Scorecard submitted!', description: 'Your AI readiness score has been calculated.' })
      setSubmission(sent)
      setStep('results')
      void navigate('/ai-score-results', { state: sent })
    },
    onFaults(faults) {
      const first = readinessQuestions.find(({ name }) => name in faults)
      // On a phone the question may be hidden and could not take focus, so it is shown first.
      if (first) showQuestion(first.name)?.querySelector('input')?.focus()
    },
    onFailure() {
      toast({
        title: 'Error',
        description: 'There was an error submitting your scorecard. Please try again.',
        tone: 'destructive',
      })
    },
  })
  const contactRef = contact.formProps.ref
  const readinessRef = readiness.formProps.ref

  /** Renders the question synchronously, so that focus can move to it. */
  function showQuestion(name: string) {
    flushSync(() => setCurrent(name))
    return readinessRef.current?.querySelector<HTMLElement>('[aria-current]')
  }

  /** Shows a question on a phone, where each fills the screen, and moves focus to it. */
  function turnTo(name: string) {
    showQuestion(name)?.focus({ preventScroll: true })
    scrollTo({ top: 0, behavior: 'instant' })
  }

  function readAnswers(): DraftValues {
    const forms = [contactRef.current, readinessRef.current].filter((form) => form !== null)
    return Object.assign({}, ...forms.map(answersIn))
  }

  function keepDraft(at: 'contact' | 'readiness') {
    const answers = readAnswers()
    setValues(answers)
    draft.write({ step: at, values: mergeDraft(draft.read()?.values ?? {}, known.current, answers) })
    known.current = answers
  }

  // After hydration, typed values stay and the rest comes from the draft.
  useEffect(() => {
    const form = contactRef.current
    const saved = draft.read()
    if (!form) return
    if (saved) known.current = { ...known.current, ...fillIn(form, saved.values) }
    setValues(answersIn(form))
    const isComplete = contactFields.safeParse(readForm(new FormData(form), contactFields)).success
    if ((posted || saved?.step === 'readiness') && isComplete) {
      setStep('readiness')
      setReadinessReached(true)
    }
  }, [contactRef, posted])

  useEffect(() => {
    const form = readinessRef.current
    if (!form || !readinessReached) return
    void loadResults().catch(() => undefined)
    known.current = { ...known.current, ...fillIn(form, draft.read()?.values ?? {}) }
    setValues((before) => ({ ...before, ...answersIn(form) }))
  }, [readinessReached, readinessRef])

  if (step === 'results' && submission) {
    return (
      <>
        <div className="wrap quiz__done">
          <ProgressLine step="results" />
        </div>
        <Suspense>
          <ScoreResults
            score={submission.score}
            answers={submission.formData}
            submissionId={submission.submissionId}
            token={submission.token}
          />
        </Suspense>
      </>
    )
  }
  const shownStep = step === 'readiness' ? 'readiness' : 'contact'
  const answeredNames = Object.keys(values).filter((name) => isAnswered(name, values[name]))
  const names: readonly string[] = (shownStep === 'readiness' ? readinessQuestions : contactQuestions).map(
    ({ name }) => name,
  )
  const shown =
    names.find((name) => name === current) ??
    names.find((name) => !answeredNames.includes(name)) ??
    names.at(-1) ??
    ''
  return (
    <div className={`wrap quiz split split--4-8 quiz--${shownStep}`}>
      <QuizRail step={shownStep} answeredNames={answeredNames} shown={shown} />
      <div
        className="quiz__main"
        onInput={({ target }) => {
          openFormStamp()
          // Safari does not focus a tapped choice, so `onFocus` is not enough.
          setCurrent((target as HTMLInputElement).name)
          keepDraft(shownStep)
        }}
        onFocus={({ target }) => {
          openFormStamp()
          const name = target.getAttribute('name')
          if (name) setCurrent(name)
        }}
      >
        <h2 className="announced" ref={heading} id={`${shownStep}-title`} tabIndex={-1}>
          {stepTitles[shownStep]}
        </h2>
        {readinessReached && <PrefetchPageLinks page="/ai-score-results" />}
        <ContactStep form={contact} posted={posted} hidden={shownStep !== 'contact'} />
        {readinessReached && (
          <ReadinessStep
            form={readiness}
            hidden={shownStep !== 'readiness'}
            shown={shown}
            isAnswered={answeredNames.includes(shown)}
            chosenAreas={values['manualAreas'] ?? []}
            onShow={turnTo}
            onBack={() => goTo('contact')}
          />
        )}
      </div>
    </div>
  )
}
