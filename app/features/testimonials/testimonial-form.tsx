import '#app/lib/form.css'
import './testimonial-form.css'
import { useState } from 'react'
import { FunctionError } from '#app/lib/call-function'
import { SelectField, SubmissionFormElement, TextAreaField, TextField, TickField } from '#app/lib/fields.tsx'
import type { PostedForm } from '#app/lib/form-action'
import { PrivacyLine } from '#app/lib/privacy-line.tsx'
import { useSubmissionForm } from '#app/lib/use-submission-form'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { toast } from '#app/ui/toast'
import { submitTestimonialCopy as copy } from '#content/pages/testimonials-submit'
import { categoryLabels, consentWording } from '#content/facts/testimonials'
import type { OutputOf } from '#contracts/contract'
import { submitTestimonial } from '#contracts/submit-testimonial'
import { submittableCategories } from '#domain/testimonial-category'
import { StarField } from './star-field.tsx'

interface TestimonialFormProps {
  posted: PostedForm<OutputOf<typeof submitTestimonial>> | undefined
  onSent: () => void
}

const categories = submittableCategories.map((value) => ({ value, label: categoryLabels[value] }))

const required = ['name', 'category', 'testimonial', 'consent']

/** What went wrong, in the service's words where it has any (behavior 9.7). */
function reasonOf(error: unknown): string {
  if (!(error instanceof FunctionError)) return 'Unknown error occurred'
  if (error.code !== 'unreadable_answer') return error.message
  return error.status === 200 ? 'Received unexpected response from server' : 'Unknown error occurred'
}

/** The public form for a testimonial (behavior 9.7). */
export function TestimonialForm({ posted, onSent }: TestimonialFormProps) {
  const [failure, setFailure] = useState<string>()
  const form = useSubmissionForm({
    contract: submitTestimonial,
    posted,
    onSuccess: onSent,
    onFaults(faults) {
      setFailure(undefined)
      const missing = required.find((name) => name in faults)
      if (missing === undefined) return
      toast({ title: 'Missing Information', description: faults[missing] ?? '', tone: 'destructive' })
    },
    onFailure(error) {
      const reason = reasonOf(error)
      setFailure(reason)
      toast({ title: 'Submission Error', description: reason, tone: 'destructive' })
    },
  })
  return (
    <SubmissionFormElement form={{ ...form, failure: undefined }} className="form">
      {!failure && form.failure && <SubmissionFailed reason={form.failure} />}
      <TextField form={form} name="name" label="Full name" kind="name" required />
      <div className="form__pair">
        <TextField form={form} name="role" label="Role" hint="(optional)" autoComplete="organization-title" />
        <TextField form={form} name="company" label="Company" hint="(optional)" kind="company" />
      </div>
      <TextField form={form} name="email" label="Email" hint={copy.emailHint} kind="email" />
      <SelectField
        form={form}
        name="category"
        label="Program or service"
        choices={categories}
        placeholder="Please choose"
        required
      />
      <StarField form={form} name="rating" label="Rating" />
      <TextAreaField form={form} name="testimonial" label="Testimonial" rows={6} required />
      <TextField
        form={form}
        name="image_url"
        label="Picture of you"
        hint={copy.pictureHint}
        kind="url"
        autoComplete="off"
      />
      <TickField form={form} name="consent" label={consentWording} required />
      {failure && !form.submitting && <SubmissionFailed reason={failure} />}
      <SubmitButton form={form} waiting={copy.waiting}>
        {copy.button}
      </SubmitButton>
      <PrivacyLine>{copy.use}</PrivacyLine>
    </SubmissionFormElement>
  )
}

function SubmissionFailed({ reason }: { reason: string }) {
  return (
    <div className="form__failure" role="alert">
      <h2>Submission Failed</h2>
      <p>{reason}</p>
    </div>
  )
}
