import '#app/office/parts/desk.css'
import './compose.css'
import type { Ref } from 'react'
import { useOnline } from '#app/lib/use-online'
import { useOfficeForm } from '#app/office/form/use-office-form'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { contactCopy } from '#content/office/contact'
import { addNote } from '#contracts/add-note'
import type { ContactPage } from '#contracts/get-contact'
import { DraftStatus, MessageField } from './message-field.tsx'
import { withoutWaiting } from './use-answered.ts'

const copy = contactCopy.compose
const doneText = { note: copy.noteSaved, call: copy.callSaved }
const saveText = { note: copy.saveNote, call: copy.saveCall }

interface WriteNoteProps {
  contact: ContactPage
  kind: 'note' | 'call'
  messageRef: Ref<HTMLTextAreaElement>
}

/** A form for a note about a contact, or for the notes of a call with them. */
export function WriteNote({ contact, kind, messageRef }: WriteNoteProps) {
  const { id, waitingSince } = contact
  const canAnswer = kind === 'call' && waitingSince !== null
  const isOffline = !useOnline()
  const form = useOfficeForm(addNote, {
    stored: { text: '', isAnswer: true },
    draft: `${kind}:${id}`,
    input: ({ values: { text, isAnswer } }) => ({ id, kind, text, ...(canAnswer && { isAnswer }) }),
    topics: ['contacts'],
    successMessage: () => doneText[kind],
    optimisticUpdate: (data, { isAnswer }) => (isAnswer ? withoutWaiting(data, contact) : data),
    queueAs: 'note',
  })
  return (
    <form className="compose__in" {...form.formProps}>
      <p className="small sub">{copy.noteHint}</p>
      <MessageField form={form} name="text" rows={4} messageRef={messageRef} />
      {canAnswer && (
        <label className="compose__tick">
          <input
            type="checkbox"
            checked={form.values.isAnswer}
            onChange={({ target }) => form.write({ isAnswer: target.checked })}
          />
          {copy.isAnswer}
        </label>
      )}
      <ConflictNote conflict={form.conflict} />
      <div className="compose__do">
        <button type="submit" className="btn" disabled={form.isPending}>
          {saveText[kind]}
        </button>
        <DraftStatus isChanged={form.isChanged} isOffline={isOffline} />
      </div>
    </form>
  )
}
