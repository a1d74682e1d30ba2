import { randomUUID } from 'node:crypto'
import { addNote } from '#contracts/add-note'
import { announceChange } from '#server/db/changes'
import { answerContact } from '#server/commands/contacts/answer-contact.server'
import { contactForUpdate } from '#server/commands/contacts/change-contact.server'
import { insertNote } from '#server/queries/contacts/notes-and-replies.server'
import { defineChange } from '#server/calls/define-function'

/** Adds a note or a call; a call may be the reply that somebody waited for. */
export const addNoteFunction = defineChange(addNote, {
  access: 'editor',
  async change({ input: { id, kind, text, isAnswer }, tx, caller, now }) {
    const contact = await contactForUpdate(tx, id)
    const note = { id: randomUUID(), contact_id: id, kind, text, created_at: now }
    const changes = [await insertNote(tx, note, caller.userId)]
    if (isAnswer)
      changes.push(...(await answerContact(tx, contact, { by: caller.userId, how: 'elsewhere', now })))
    await announceChange(tx, 'contacts')
    return { answer: { data: { id: note.id } }, changes }
  },
})
