import '#app/lib/form.css'
import { SubmissionFormElement, TextField } from '#app/lib/fields.tsx'
import { toastFailure } from '#app/lib/toast-failure'
import { NextSteps } from '#app/lib/next-steps.tsx'
import { PrivacyLine } from '#app/lib/privacy-line.tsx'
import { useSubmissionForm } from '#app/lib/use-submission-form'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { Thanks } from '#app/ui/thanks.tsx'
import { contactCapture } from '#content/pages/parts/home-sections'
import { nextPages } from '#content/pages/parts/next-pages'
import { contactForms, subscribeContact } from '#contracts/subscribe-contact'
import { useState } from 'react'
import { contactAction, usePostedContact } from './use-posted-contact.ts'

const { button, thanks } = contactCapture

/** The contact form for the three fixes by mail (behavior 9.9). */
export function CaptureForm() {
  const posted = usePostedContact('capture')
  const [isSent, setIsSent] = useState(posted?.result !== undefined)
  const form = useSubmissionForm({
    contract: subscribeContact,
    fields: contactForms.capture,
    posted,
    onSuccess: () => setIsSent(true),
    onFailure: toastFailure,
  })

  if (isSent) {
    return (
      <div className="sheet">
        <Thanks title={thanks.title} as="h3">
          <p>{thanks.text}</p>
          <NextSteps ways={[nextPages.score, nextPages.audit]} />
        </Thanks>
      </div>
    )
  }
  return (
    <SubmissionFormElement
      form={form}
      className="sheet form"
      action={contactAction('capture', 'contact')}
      aria-labelledby="contact-title"
    >
      <TextField form={form} name="name" label="Name" kind="name" required />
      <TextField form={form} name="email" label="Email" kind="email" required />
      <TextField form={form} name="company" label="Company" kind="company" required />
      <SubmitButton form={form} waiting="Sending...">
        {button}
      </SubmitButton>
      <PrivacyLine />
    </SubmissionFormElement>
  )
}
