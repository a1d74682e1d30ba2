import { sayAnswered } from '#contracts/say-answered'
import { announceChange } from '#server/db/changes'
import { answerContact } from '#server/queries/contacts/answer-contact.server'
import { contactOfAnsweredLink } from '#server/queries/contacts/answered-links.server'
import { writeLog } from '#server/queries/log/log.server'
import { defineFunction } from '#server/calls/define-function'

/** What the page behind "Answered elsewhere" in the owner's mails does: nobody is signed in there. */
export const sayAnsweredFunction = defineFunction(sayAnswered, {
  access: 'public',
  async handle({ input: { token }, tx, now }) {
    const found = await contactOfAnsweredLink(tx, { token, now })
    if (!found) return { data: { state: 'unknown' as const } }
    if (!found.isOpen) return { data: { state: 'already' as const } }
    const changed = await answerContact(tx, found.contact, { by: null, how: 'elsewhere', now })
    await writeLog(tx, { userId: null, action: sayAnswered.name, now }, changed)
    await announceChange(tx, 'contacts')
    return { data: { state: 'answered' as const } }
  },
})
