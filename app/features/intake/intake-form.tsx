import './week-one-intake.css'
import '#app/lib/form.css'
import { SubmissionFormElement } from '#app/lib/fields.tsx'
import type { PostedForm } from '#app/lib/form-action'
import { isBlank } from '#app/lib/is-blank'
import { useFormDraft } from '#app/lib/use-form-draft'
import { useSubmissionForm } from '#app/lib/use-submission-form'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { toast } from '#app/ui/toast'
import { type IntakeQuestion, intakeSections, unnumberedQuestions } from '#content/forms/audit-intake'
import { weekOneIntakeCopy } from '#content/pages/ai-audit-week-1-intake-form'
import { contentView } from '#content/facts/content-view'
import type { OutputOf } from '#contracts/contract'
import { submitAuditIntake } from '#contracts/submit-audit-intake'
import { useState } from 'react'
import { draft } from './draft.ts'
import { IntakeRail } from './intake-rail.tsx'
import { QuestionField } from './intake-question.tsx'

const words = contentView(() => weekOneIntakeCopy.form)

const questions = intakeSections.flatMap((section): readonly IntakeQuestion[] => section.questions)
const listNames = questions.filter(({ kind }) => kind === 'any-of' || kind === 'list').map(({ name }) => name)
const numberOf = (name: string) => questions.findIndex((each) => each.name === name) + 1 - unnumberedQuestions

interface IntakeFormProps {
  posted: PostedForm<OutputOf<typeof submitAuditIntake>> | undefined
  /** From the client's personal link. */
  token: string | undefined
  onSent: () => void
}

export function IntakeForm({ posted, token, onSent }: IntakeFormProps) {
  const [current, setCurrent] = useState<string>(intakeSections[0].id)
  const form = useSubmissionForm({
    contract: submitAuditIntake,
    more: { token },
    posted,
    onSuccess() {
      clear()
      onSent()
      toast({
        title: 'Form Submitted Successfully',
        description:
          "Thank you for completing the Week 1 intake form. We'll review your responses and get back to you soon.",
      })
    },
    onFaults(faults) {
      // Missing texts share one message; a missing list has its own (behavior 9.6).
      const blank = Object.keys(faults).filter((name) => isBlank(formRef.current, name))
      const missingNames = blank.filter((name) => questions.some((question) => question.name === name))
      const emptyList = listNames.find((name) => missingNames.includes(name))
      if (missingNames.some((name) => !listNames.includes(name))) {
        toast({
          title: 'Please Complete All Fields',
          description: 'All questions are required',
          tone: 'destructive',
        })
      } else if (emptyList) {
        toast({ title: 'Required Field Missing', description: faults[emptyList] ?? '', tone: 'destructive' })
      }
    },
    onFailure() {
      toast({
        title: 'Error',
        description: 'There was an error submitting your form. Please try again.',
        tone: 'destructive',
      })
    },
  })
  const formRef = form.formProps.ref
  const { answers, restored, keep, clear } = useFormDraft(draft, formRef)

  return (
    <div className="week1 split">
      <IntakeRail answered={Object.keys(answers)} current={current} />
      <div
        onInput={keep}
        onFocus={({ target }) => setCurrent((before) => target.closest('section[id]')?.id ?? before)}
      >
        <SubmissionFormElement form={form} className="week1__form" action="#intake">
          {intakeSections.map((section) => (
            <section key={section.id} id={section.id} aria-labelledby={`${section.id}-title`}>
              <div className="week1__part">
                <h3 className="d-m" id={`${section.id}-title`}>
                  {section.name}
                </h3>
                <p>{section.why}</p>
              </div>
              {section.questions.map((question: IntakeQuestion) => (
                <div key={question.name} className="week1__ask split">
                  <span className="num" aria-hidden="true">
                    {numberOf(question.name) > 0 && numberOf(question.name)}
                  </span>
                  <QuestionField form={form} question={question} restored={restored} />
                </div>
              ))}
            </section>
          ))}
          <div className="week1__send">
            <p>{words.promise}</p>
            <SubmitButton form={form} waiting="Submitting...">
              {words.action}
            </SubmitButton>
            <p className="fine with-script">{words.draft}</p>
          </div>
        </SubmissionFormElement>
      </div>
    </div>
  )
}
