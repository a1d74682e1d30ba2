import '#app/lib/form.css'
import { SubmissionFormElement, TextAreaField, TextField } from '#app/lib/fields.tsx'
import type { PostedForm } from '#app/lib/form-action'
import { useSubmissionForm } from '#app/lib/use-submission-form'
import { PrivacyLine } from '#app/lib/privacy-line.tsx'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { toast } from '#app/ui/toast'
import { freeWorkshopCopy as copy } from '#content/pages/free-ai-workshop'
import { contentView } from '#content/facts/content-view'
import type { OutputOf } from '#contracts/contract'
import { registerFreeWorkshop } from '#contracts/register-free-workshop'
import { useState } from 'react'
import { FreeWorkshopBooked } from './free-workshop-booked.tsx'

type Answer = OutputOf<typeof registerFreeWorkshop>

const words = contentView(() => copy.form)

interface FreeWorkshopFormProps {
  posted: PostedForm<Answer> | undefined
  /** All seats are taken; only the waiting list is available. */
  isFull: boolean
  onRegistered: () => void
}

/** Reserves a seat in the free workshop, or a place on the waiting list (behavior 9.2). */
export function FreeWorkshopForm({ posted, isFull, onRegistered }: FreeWorkshopFormProps) {
  const [booked, setBooked] = useState(posted?.result?.data)
  const form = useSubmissionForm({
    contract: registerFreeWorkshop,
    posted,
    onSuccess({ data }, element) {
      toast(words.success[data.place])
      element.reset()
      setBooked(data)
      onRegistered()
    },
    onFailure() {
      toast({
        title: 'Registration Failed',
        description: 'Please try again or contact support.',
        tone: 'destructive',
      })
    },
  })

  return (
    <div>
      {booked && <FreeWorkshopBooked key={booked.id} place={booked} />}
      <SubmissionFormElement
        form={form}
        className="sheet form"
        action="#reserve"
        aria-labelledby="reserve-title"
      >
        <TextField form={form} name="name" label="Full Name *" kind="name" required />
        <TextField form={form} name="email" label="Business Email *" kind="email" required />
        <TextField form={form} name="company" label="Company Name *" kind="company" required />
        <TextAreaField form={form} name="biggest_challenge" label="Biggest Workflow Challenge" rows={3} />
        <SubmitButton form={form} waiting="Registering...">
          {isFull ? words.waitingButton : words.button}
        </SubmitButton>
        <PrivacyLine>{words.privacy}</PrivacyLine>
      </SubmissionFormElement>
    </div>
  )
}
