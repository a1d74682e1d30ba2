import '#app/lib/form.css'
import { SubmissionFormElement, TextField } from '#app/lib/fields.tsx'
import { reasonOf } from '#app/lib/toast-failure'
import { NextSteps } from '#app/lib/next-steps.tsx'
import { PrivacyLine } from '#app/lib/privacy-line.tsx'
import { useSubmissionForm } from '#app/lib/use-submission-form'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Thanks } from '#app/ui/thanks.tsx'
import { nextPages } from '#content/pages/parts/next-pages'
import { contactForms, subscribeContact } from '#contracts/subscribe-contact'
import { useState } from 'react'
import { contactAction, usePostedContact } from './use-posted-contact.ts'

const labels = { name: 'Name', phone: 'Phone', email: 'Email' } as const
type FieldName = keyof typeof labels

interface ContactDialogProps {
  id: string
  form: 'ai_employee' | 'cold_email_walkthrough'
  words: {
    title: string
    text: string
    button: string
    thanks: { title: string; text: string }
  }
  closesTo: string
}

/** One of the home page's two contact dialogs (behavior 9.10, 9.11): its form and, once sent, the thanks. */
export function ContactDialog({ id, form: source, words, closesTo }: ContactDialogProps) {
  const posted = usePostedContact(source)
  const [isSent, setIsSent] = useState(posted?.result !== undefined)
  // Not a toast, which could be neither read out nor closed behind an open dialog.
  const [failure, setFailure] = useState<string>()
  const fields = contactForms[source]
  const form = useSubmissionForm({
    contract: subscribeContact,
    fields,
    more: { source },
    posted,
    onSuccess() {
      setFailure(undefined)
      setIsSent(true)
    },
    onFaults: () => setFailure(undefined),
    onFailure(error) {
      setFailure(`Something went wrong. ${reasonOf(error)}`)
    },
  })
  function close() {
    setIsSent(false)
    setFailure(undefined)
  }
  const shownFailure = form.submitting ? undefined : (failure ?? form.failure)

  return (
    <Dialog id={id} title={words.title} closesTo={closesTo} onClose={close}>
      {isSent ? (
        <Thanks title={words.thanks.title} as="h3">
          <p>{words.thanks.text}</p>
          <NextSteps ways={[nextPages.score, nextPages.audit]} />
        </Thanks>
      ) : (
        <SubmissionFormElement
          form={{ ...form, failure: shownFailure }}
          className="form"
          action={contactAction(source, id)}
        >
          <p>{words.text}</p>
          <input type="hidden" name="source" value={source} />
          {(Object.keys(fields.shape) as FieldName[]).map((name) => (
            <TextField key={name} form={form} name={name} label={labels[name]} kind={name} required />
          ))}
          <SubmitButton form={form} waiting="Sending...">
            {words.button}
          </SubmitButton>
          <PrivacyLine />
        </SubmissionFormElement>
      )}
    </Dialog>
  )
}
