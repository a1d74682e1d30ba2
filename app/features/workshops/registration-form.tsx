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
import { readinessWorkshopCopy as copy, readinessWorkshopPage } from '#content/pages/ai-readiness-workshop'
import { nextPages } from '#content/pages/parts/next-pages'
import { contentView } from '#content/facts/content-view'
import type { OutputOf } from '#contracts/contract'
import { type Meeting, registerWorkshop } from '#contracts/register-workshop'
import { useState } from 'react'

const words = contentView(() => copy.form)

/** Registration for the readiness workshop: form, success view, and back (behavior 9.1). */
export function RegistrationForm({
  posted,
}: {
  posted: PostedForm<OutputOf<typeof registerWorkshop>> | undefined
}) {
  const answered = posted?.result?.data
  const [meeting, setMeeting] = useState<Meeting | undefined>(
    answered?.status === 'registered' ? answered.meeting : undefined,
  )
  const form = useSubmissionForm({
    contract: registerWorkshop,
    posted,
    onSuccess({ data }) {
      if (data.status === 'already_registered') {
        toast(words.already)
        return
      }
      toast({ title: words.registered, description: words.details[data.meeting] })
      setMeeting(data.meeting)
    },
    onFailure: toastFailure,
  })

  if (meeting) {
    return (
      <div className="sheet">
        <Thanks title="You're In!">
          <p>{words.details[meeting]}</p>
          <form
            action={`${readinessWorkshopPage.path}#register`}
            onSubmit={(event) => {
              event.preventDefault()
              setMeeting(undefined)
            }}
          >
            <button className="btn btn--line" type="submit">
              Register Another Person
            </button>
          </form>
          <NextSteps ways={[nextPages.score, nextPages.audit]} title={words.next} />
        </Thanks>
      </div>
    )
  }
  return (
    <SubmissionFormElement form={form} className="sheet form" aria-labelledby="register-title">
      {answered?.status === 'already_registered' && (
        <p role="status">
          <strong>{words.already.title}</strong> {words.already.description}
        </p>
      )}
      <TextField form={form} name="name" label="Name" kind="name" required />
      <TextField form={form} name="email" label="Email" kind="email" required />
      <TextField form={form} name="company" label="Company" kind="company" required />
      <SubmitButton form={form} waiting="Processing...">
        {words.button}
      </SubmitButton>
      <PrivacyLine>{words.privacy}</PrivacyLine>
    </SubmissionFormElement>
  )
}
