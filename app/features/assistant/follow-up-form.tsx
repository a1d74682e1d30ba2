import './chat.css'
import { useEffect, useRef, useState } from 'react'
import { SubmissionFormElement, TextField } from '#app/lib/fields.tsx'
import { toastFailure } from '#app/lib/toast-failure'
import { useSubmissionForm } from '#app/lib/use-submission-form'
import { SubmitButton } from '#app/ui/submit-button.tsx'
import { assistantPanel } from '#content/assistant/panel'
import { contactForms, subscribeContact } from '#contracts/subscribe-contact'
import type { Message } from './message.ts'

const words = assistantPanel.followUp

/** After an unanswered question: a form for an address, sent with the conversation. Stored only when sent. */
export function FollowUpForm({ messages }: { messages: readonly Message[] }) {
  const [isSent, setSent] = useState(false)
  const thanks = useRef<HTMLParagraphElement>(null)
  const form = useSubmissionForm({
    contract: subscribeContact,
    fields: contactForms.assistant,
    more: {
      source: 'assistant',
      conversation: messages.map(({ type, text }) => ({ type, text })),
    },
    onSuccess: () => setSent(true),
    onFailure: toastFailure,
  })
  useEffect(() => {
    if (isSent) thanks.current?.focus()
  }, [isSent])

  if (isSent)
    return (
      <p className="chat__follow split" role="status" tabIndex={-1} ref={thanks}>
        {words.thanks}
      </p>
    )
  return (
    <SubmissionFormElement form={form} className="chat__follow split">
      <TextField form={form} name="email" label={words.label} hint={words.hint} kind="email" required />
      <SubmitButton form={form} waiting={words.sending}>
        {words.send}
      </SubmitButton>
    </SubmissionFormElement>
  )
}
