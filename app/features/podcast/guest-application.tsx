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
import { podcastCopy } from '#content/pages/ai-first-ceo-podcast'
import { nextPages } from '#content/pages/parts/next-pages'
import { contentView } from '#content/facts/content-view'
import type { OutputOf } from '#contracts/contract'
import { submitPodcastGuest } from '#contracts/submit-podcast-guest'
import { useState } from 'react'

const words = contentView(() => podcastCopy.guests.form)

interface GuestApplicationProps {
  posted?: PostedForm<OutputOf<typeof submitPodcastGuest>> | undefined
}

/** The application to be a podcast guest (behavior 9.4). */
export function GuestApplication({ posted }: GuestApplicationProps) {
  const [isSent, setIsSent] = useState(posted?.result !== undefined)
  const form = useSubmissionForm({
    contract: submitPodcastGuest,
    posted,
    onSuccess() {
      setIsSent(true)
      toast({
        title: 'Application Submitted!',
        description: "Thank you for your interest. We'll be in touch soon!",
      })
    },
    onFailure: toastFailure,
  })

  if (isSent) {
    return (
      <div className="sheet">
        <Thanks title="Thank You" as="h3">
          <p>{words.thanks}</p>
          <NextSteps ways={[nextPages.score, nextPages.newsletter]} />
        </Thanks>
      </div>
    )
  }
  return (
    <SubmissionFormElement form={form} className="sheet form" action="#guest-application">
      <TextField form={form} name="email" label={words.email} kind="email" required />
      <TextField
        form={form}
        name="linkedinProfile"
        label={words.linkedinProfile}
        kind="url"
        placeholder="linkedin.com/in/you"
        required
      />
      <SubmitButton form={form} waiting="Submitting...">
        {words.action}
      </SubmitButton>
      <PrivacyLine>{podcastCopy.guests.privacy}</PrivacyLine>
    </SubmissionFormElement>
  )
}
