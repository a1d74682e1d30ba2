import '#app/office/parts/desk.css'
import './compose.css'
import { useQueryClient } from '@tanstack/react-query'
import { type Ref, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSession } from '#app/lib/session'
import { useOnline } from '#app/lib/use-online'
import { useOfficeForm } from '#app/office/form/use-office-form'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { FieldError } from '#app/ui/field-error.tsx'
import { formOf } from '#domain/form-of'
import { firstNameOf } from '#domain/greeting-name'
import { signatureLines } from '#content/facts/company'
import { contactCopy } from '#content/office/contact'
import { templatesCopy } from '#content/office/templates'
import type { ContactPage } from '#contracts/get-contact'
import { sendReply } from '#contracts/send-reply'
import { fillTemplate, startsWithGreeting } from '#domain/template-fields'
import { DraftStatus, leaveOnEscape, MessageField } from './message-field.tsx'
import { ReplyInserts, withParagraph } from './reply-inserts.tsx'
import { showReplyHeld } from './show-reply-held.tsx'
import { templateValues } from './template-values.ts'
import { TemplatesSheet } from './templates-sheet.tsx'
import { useAnswered } from './use-answered.ts'

const copy = contactCopy.compose

interface WriteReplyProps {
  contact: ContactPage
  messageRef: Ref<HTMLTextAreaElement>
}

/** A form for a mail to the contact. */
export function WriteReply({ contact, messageRef }: WriteReplyProps) {
  const { id, email, waitingSince } = contact
  const client = useQueryClient()
  const { email: by } = useSession()
  const isOffline = !useOnline()
  const form = useOfficeForm(sendReply, {
    stored: greeting(contact),
    draft: `reply:${id}`,
    input: ({ values: { subject, text } }) => ({ id, subject, text }),
    topics: ['contacts'],
    onDone: ({ data }) =>
      showReplyHeld(client, { title: contact.isMailConnected ? copy.held : copy.saved, id: data.id, by }),
  })
  const [field, setField] = useState<HTMLTextAreaElement>()
  const values = templateValues(contact)
  const message = form.values.text
  const isUntouched = message === greeting(contact).text

  /** Inserts a template at the cursor; one with a greeting replaces an unchanged greeting. */
  function insert(template: string) {
    // The dialog closes first, so that its returning focus does not override the focus of the insertion.
    flushSync(() => setField(undefined))
    if (!field) return
    if (isUntouched && startsWithGreeting(template)) field.setRangeText('', 0, field.value.length)
    form.write({ text: withParagraph(field, fillTemplate(template, values)) })
  }

  const compose = (
    <form className="compose__in" {...form.formProps}>
      {!contact.isMailConnected && <p className="small signal">{copy.waits}</p>}
      <p className="small sub">{copy.to(email, by, contact.readsReplies === true)}</p>
      <label className="compose__subject">
        <span>{copy.subject}</span>
        <input className="input" {...form.text('subject')} onKeyDown={leaveOnEscape} />
      </label>
      <FieldError id={form.errorId('subject')} message={form.errors['subject']} />
      <MessageField form={form} name="text" rows={5} messageRef={messageRef} />
      <ConflictNote conflict={form.conflict} />
      <div className="compose__do">
        <button type="submit" className="btn" disabled={form.isPending}>
          {copy.send}
        </button>
        {!form.isPending && (
          <>
            <ReplyInserts values={values} onInsert={(text) => form.write({ text })} />
            <button
              type="button"
              className="text-btn"
              onClick={({ currentTarget }) =>
                setField(currentTarget.form?.querySelector('textarea') ?? undefined)
              }
            >
              {templatesCopy.open}
            </button>
          </>
        )}
        <DraftStatus isChanged={form.isChanged} isOffline={isOffline} />
        {waitingSince !== null && <AnsweredElsewhere contact={contact} />}
      </div>
      <p className="small sub">{copy.signed(signatureLines())}</p>
    </form>
  )
  // The sheet is outside the form, because it contains a form and forms cannot be nested.
  return (
    <>
      {compose}
      {field && (
        <TemplatesSheet
          contactId={id}
          values={values}
          message={isUntouched || message.trim() === '' ? undefined : message}
          onUse={insert}
          onClose={() => setField(undefined)}
        />
      )}
    </>
  )
}

/** The limit of the contract `send-reply`. */
const maxSubjectLength = 200

/** The initial subject and greeting of a reply. */
function greeting({ name, milestones, lastMessage }: ContactPage) {
  const asked = milestones.findLast((milestone) => formOf(milestone).expectsReply)
  return {
    subject: lastMessage?.subject
      ? copy.answer(lastMessage.subject).slice(0, maxSubjectLength)
      : ((asked ? formOf(asked).replySubject : undefined) ?? copy.about),
    text: copy.greeting(firstNameOf(name ?? '')),
  }
}

function AnsweredElsewhere({ contact }: { contact: ContactPage }) {
  const { act } = useAnswered(contact)
  return (
    <span className="compose__alt">
      {copy.or}{' '}
      <button type="button" className="text-btn" onClick={() => act({ id: contact.id })}>
        {copy.elsewhere} <kbd className="wide">a</kbd>
      </button>
    </span>
  )
}
