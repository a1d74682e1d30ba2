import '#app/lib/form.css'
import './feedback-form.css'
import { PickField, SubmissionFormElement, TextAreaField, TextField, TickField } from '#app/lib/fields.tsx'
import { NextSteps } from '#app/lib/next-steps.tsx'
import { PrivacyLine } from '#app/lib/privacy-line.tsx'
import type { PostedForm } from '#app/lib/form-action'
import { useHydrated } from '#app/lib/use-hydrated'
import { useSubmissionForm } from '#app/lib/use-submission-form'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { Thanks } from '#app/ui/thanks.tsx'
import { toast } from '#app/ui/toast'
import { testimonialPermission, workshopFeedbackCopy as copy } from '#content/pages/workshop-feedback'
import { nextPages } from '#content/pages/parts/next-pages'
import type { OutputOf } from '#contracts/contract'
import { submitWorkshopFeedback } from '#contracts/submit-workshop-feedback'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'

const { questions, success } = copy
const homeAfterMs = 2_000

const scale = (labels: readonly string[]) =>
  labels.map((label, index) => ({
    value: String(index + 1),
    label: (
      <>
        <b className="num">{index + 1}</b> {label}
      </>
    ),
  }))

/** The survey after a workshop; once sent it links home (behavior 9.3). */
export function FeedbackForm({
  posted,
}: {
  posted: PostedForm<OutputOf<typeof submitWorkshopFeedback>> | undefined
}) {
  const [isSent, setIsSent] = useState(false)
  const isHydrated = useHydrated()
  const [isAllowed, setIsAllowed] = useState(false)
  const navigate = useNavigate()
  const form = useSubmissionForm({
    contract: submitWorkshopFeedback,
    posted,
    onSuccess(_, element) {
      toast(success)
      element.reset()
      setIsAllowed(false)
      setIsSent(true)
    },
    onFailure() {
      toast({
        title: 'Error',
        description: 'There was an error submitting your feedback. Please try again.',
        tone: 'destructive',
      })
    },
  })

  // The box may have been checked before hydration, or restored by the browser after Back.
  const { ref } = form.formProps
  useEffect(() => {
    const box = ref.current?.elements.namedItem('allowTestimonial')
    setIsAllowed(box instanceof HTMLInputElement && box.checked)
  }, [ref])

  useEffect(() => {
    if (!isSent) return
    const timer = setTimeout(() => void navigate('/'), homeAfterMs)
    return () => clearTimeout(timer)
  }, [isSent, navigate])

  if (posted?.result) {
    return (
      <div className="sheet">
        <Thanks title={success.title}>
          <p>{success.description}</p>
          <NextSteps ways={[nextPages.score, nextPages.audit]} />
        </Thanks>
      </div>
    )
  }
  return (
    <SubmissionFormElement form={form} className="sheet form feedback">
      <PickField
        form={form}
        name="overallValue"
        type="radio"
        columns={5}
        label={questions.overallValue.text}
        choices={scale(questions.overallValue.labels)}
        required
      />
      <TextAreaField form={form} name="keyInsight" label={questions.keyInsight} required />
      <PickField
        form={form}
        name="roiClarity"
        type="radio"
        columns={5}
        label={questions.roiClarity.text}
        choices={scale(questions.roiClarity.labels)}
        required
      />
      <TextAreaField
        form={form}
        name="improvementSuggestions"
        label={questions.improvementSuggestions}
        required
      />
      <PickField
        form={form}
        name="wouldRecommend"
        type="radio"
        label={questions.wouldRecommend}
        choices={[
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
        ]}
        required
      />
      <div className="feedback__who">
        <TextField form={form} name="name" label="Name" hint="Optional" kind="name" />
        <TextField form={form} name="email" label="Email" hint="Optional" kind="email" />
        <TextField form={form} name="company" label="Company" hint="Optional" kind="company" />
      </div>
      <TickField form={form} name="allowTestimonial" label={testimonialPermission} onChange={setIsAllowed} />
      {/*
       * Shown by the style sheet while the box above is checked, also without script. While hidden, its content is
       * neither validated nor sent, and not lost either.
       */}
      <fieldset className="feedback__words" disabled={isHydrated && !isAllowed}>
        <TextAreaField
          form={form}
          name="testimonialContent"
          label={questions.testimonialContent.text}
          hint={questions.testimonialContent.hint}
        />
      </fieldset>
      <SubmitButton form={form} waiting="Submitting...">
        Submit Feedback
      </SubmitButton>
      <PrivacyLine>{copy.privacy}</PrivacyLine>
    </SubmissionFormElement>
  )
}
