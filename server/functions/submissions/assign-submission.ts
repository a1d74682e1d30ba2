import { assignSubmission } from '#contracts/assign-submission'
import { announceChange } from '#server/db/changes'
import { AppError } from '#server/errors/app-error'
import {
  currentContact,
  joinToContact,
  submissionForUpdate,
} from '#server/commands/submissions/assign-submission.server'
import { defineChange } from '#server/calls/define-function'

/** Assigns a submission to a contact. Match candidates are only suggestions, which a person confirms. */
export const assignSubmissionFunction = defineChange(assignSubmission, {
  access: 'editor',
  async change({ input, tx }) {
    const { id } = input
    const contactId = await currentContact(tx, input.contactId)
    const submission = await submissionForUpdate(tx, id)
    if (!submission) throw new AppError('not_found', { userMessage: 'That submission isn’t here anymore.' })
    if (contactId === undefined)
      throw new AppError('not_found', { userMessage: 'That person isn’t here anymore.' })
    const answer = { data: { id, contactId } }
    if (submission.contact_id === contactId) return { answer, changes: [] }
    if (submission.contact_id !== null) {
      throw new AppError('conflict', { userMessage: 'This has been joined to somebody else already.' })
    }
    await joinToContact(tx, id, contactId)
    // The submission may be a testimonial, which gets its author.
    await announceChange(tx, 'submissions', 'contacts', 'testimonial-queue')
    const on = { kind: 'submission' as const, id }
    return { answer, changes: [{ on, before: { contact_id: null }, after: { contact_id: contactId } }] }
  },
})
