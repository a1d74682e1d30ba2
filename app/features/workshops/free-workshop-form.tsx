import { SubmissionFormElement, TextAreaField, TextField } from '#app/lib/fields.tsx'
import type { PostedForm } from '#app/lib/form-action'
import { useSubmissionForm } from '#app/lib/use-submission-form'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { toast } from '#app/ui/toast'
import { freeWorkshopCopy as copy } from '#content/pages/free-ai-workshop'
import type { OutputOf } from '#contracts/contract'
import { registerFreeWorkshop } from '#contracts/register-free-workshop'

type Answer = OutputOf<typeof registerFreeWorkshop>

const { form: words } = copy

interface FreeWorkshopFormProps {
  posted: PostedForm<Answer> | undefined
  /** All seats are taken: what can be had is a place on the waiting list. */
  isFull: boolean
  onRegistered: () => void
}

/** Reserves a seat in the free workshop, or a place on the waiting list (S1 §2, §8). */
export function FreeWorkshopForm({ posted, isFull, onRegistered }: FreeWorkshopFormProps) {
  const form = useSubmissionForm({
    contract: registerFreeWorkshop,
    posted,
    onSuccess({ data }, element) {
      toast(words.success[data.place])
      element.reset()
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
  const answered = posted?.result && words.success[posted.result.data.place]

  return (
    <SubmissionFormElement form={form} className="sheet form" aria-labelledby="reserve-title">
      {answered && (
        <p role="status">
          <strong>{answered.title}</strong> {answered.description}
        </p>
      )}
      <TextField form={form} name="name" label="Full Name *" kind="name" required />
      <TextField form={form} name="email" label="Business Email *" kind="email" required />
      <TextField form={form} name="company" label="Company Name *" kind="company" required />
      <TextAreaField form={form} name="biggest_challenge" label="Biggest Workflow Challenge" rows={3} />
      <SubmitButton form={form} waiting="Registering...">
        {isFull ? words.waitingButton : words.button}
      </SubmitButton>
    </SubmissionFormElement>
  )
}
