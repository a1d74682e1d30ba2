import './guest-intake-form.css'
import { SubmissionFormElement, TextAreaField, TextField } from '#app/lib/fields.tsx'
import type { PostedForm } from '#app/lib/form-action'
import { PrivacyLine } from '#app/lib/privacy-line.tsx'
import { isBlank } from '#app/lib/is-blank'
import { toastFailure } from '#app/lib/toast-failure'
import { useFormDraft } from '#app/lib/use-form-draft'
import { type SubmissionForm, useSubmissionForm } from '#app/lib/use-submission-form'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { toast } from '#app/ui/toast'
import { guestQuestionGroups, guestQuestions } from '#content/forms/guest-intake'
import { guestIntakeCopy } from '#content/pages/ai-first-ceo-podcast-guest-intake'
import { contentView } from '#content/facts/content-view'
import type { OutputOf } from '#contracts/contract'
import { submitGuestIntake } from '#contracts/submit-guest-intake'
import { useEffect } from 'react'
import { draft } from './draft.ts'

const words = contentView(() => guestIntakeCopy.form)

interface GuestIntakeFormProps {
  posted: PostedForm<OutputOf<typeof submitGuestIntake>> | undefined
  /** Whether the form is shown again after it was sent; focus then moves to its start. */
  isAnother: boolean
  onSent: () => void
}

export function GuestIntakeForm({ posted, isAnother, onSent }: GuestIntakeFormProps) {
  const form = useSubmissionForm({
    contract: submitGuestIntake,
    posted,
    onSuccess() {
      clear()
      onSent()
      toast({
        title: 'Form submitted successfully!',
        description: "We'll review your responses and be in touch with prep details.",
      })
    },
    onFaults() {
      const missing = guestQuestions.filter(
        ({ name, required }) => required && isBlank(formRef.current, name),
      )
      if (missing.length === 0) return
      toast({
        title: 'Missing required fields',
        description: `Please fill in: ${missing.map(({ label }) => label).join(', ')}`,
        tone: 'destructive',
      })
    },
    onFailure: toastFailure,
  })
  const formRef = form.formProps.ref
  const { keep, clear } = useFormDraft(draft, formRef)

  useEffect(() => {
    if (isAnother) formRef.current?.querySelector('input')?.focus()
  }, [isAnother, formRef])

  return (
    <div onInput={keep}>
      <SubmissionFormElement form={form} className="guest-form" action="#intake">
        {guestQuestionGroups.map(({ id, name, why, questions }) => (
          <div
            key={id}
            className="guest-form__group split split--4-8"
            role="group"
            aria-labelledby={`${id}-title`}
          >
            <div>
              <h3 className="d-m" id={`${id}-title`}>
                {name}
              </h3>
              <p>{why}</p>
            </div>
            <div className="guest-form__fields split">
              {questions.map((question) => (
                <GuestField key={question.name} form={form} question={question} />
              ))}
            </div>
          </div>
        ))}
        <div className="guest-form__send row">
          <SubmitButton form={form} waiting="Submitting...">
            {words.action}
          </SubmitButton>
          <p className="t-s">{words.after}</p>
          <PrivacyLine>{words.privacy}</PrivacyLine>
        </div>
      </SubmissionFormElement>
    </div>
  )
}

const kinds = {
  name: { kind: 'name' },
  company: { kind: 'company' },
  role: { kind: 'text', autoComplete: 'organization-title' },
  email: { kind: 'email' },
  website: { kind: 'url', placeholder: 'example.com' },
  profile: { kind: 'url', placeholder: 'linkedin.com/in/you', autoComplete: 'off' },
  picture: { kind: 'url', autoComplete: 'off' },
} as const

function GuestField({ form, question }: { form: SubmissionForm; question: (typeof guestQuestions)[number] }) {
  const { name, label, hint, kind, required } = question
  const field = { form, name, label, required, hint: required ? hint : `Optional. ${hint ?? ''}`.trimEnd() }
  return kind === 'answer' ? (
    <TextAreaField {...field} rows={required ? 4 : 2} />
  ) : (
    <TextField {...field} {...kinds[kind]} />
  )
}
