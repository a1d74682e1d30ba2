import '#app/lib/form.css'
import { SubmissionFormElement, TextField } from '#app/lib/fields.tsx'
import type { PostedForm } from '#app/lib/form-action'
import { toastFailure } from '#app/lib/toast-failure'
import { useSubmissionForm } from '#app/lib/use-submission-form'
import { NextSteps } from '#app/lib/next-steps.tsx'
import { PrivacyLine } from '#app/lib/privacy-line.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { Thanks } from '#app/ui/thanks.tsx'
import { toast } from '#app/ui/toast'
import { newsletterCopy as copy, newsletterPage } from '#content/pages/newsletter'
import { nextPages } from '#content/pages/parts/next-pages'
import type { OutputOf } from '#contracts/contract'
import { subscribeNewsletter } from '#contracts/subscribe-newsletter'
import { useState } from 'react'

interface NewsletterFormProps {
  posted: PostedForm<OutputOf<typeof subscribeNewsletter>> | undefined
}

/** The newsletter form, its thank-you panel, and back (behavior 9.8). */
export function NewsletterForm({ posted }: NewsletterFormProps) {
  const [message, setMessage] = useState(posted?.result?.message)
  const form = useSubmissionForm({
    contract: subscribeNewsletter,
    posted,
    onSuccess(answer) {
      toast({ title: answer.message })
      setMessage(answer.message)
    },
    onFailure: toastFailure,
  })

  if (message !== undefined) {
    return (
      <div className="sheet">
        <Thanks title={message} as="h3">
          <p>{copy.next}</p>
          <form
            action={`${newsletterPage.path}#signup`}
            onSubmit={(event) => {
              event.preventDefault()
              setMessage(undefined)
            }}
          >
            <button className="btn btn--line" type="submit">
              {copy.form.again}
            </button>
          </form>
          <NextSteps ways={[nextPages.score, nextPages.freeWorkshop]} />
        </Thanks>
      </div>
    )
  }
  return (
    <SubmissionFormElement form={form} className="sheet form" action="#signup" aria-labelledby="signup-title">
      <TextField form={form} name="name" label="Name" kind="name" required />
      <TextField form={form} name="email" label="Email" kind="email" required />
      <SubmitButton form={form} waiting="Submitting...">
        {copy.button}
      </SubmitButton>
      <PrivacyLine>{copy.form.privacy}</PrivacyLine>
    </SubmissionFormElement>
  )
}
