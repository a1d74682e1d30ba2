import { markAnsweredByLink } from '#contracts/say-answered'
import { announceChange } from '#server/db/changes'
import { answerContact } from '#server/commands/contacts/answer-contact.server'
import { contactOfAnsweredLink } from '#server/commands/contacts/answered-links.server'
import { writeLog } from '#server/queries/log/log.server'
import { defineFunction } from '#server/calls/define-function'

/** Marks a contact as answered by the link in the owner's mail, without a sign-in. */
export const markAnsweredByLinkFunction = defineFunction(markAnsweredByLink, {
  access: 'public',
  async handle({ input: { token }, tx, now }) {
    const found = await contactOfAnsweredLink(tx, { token, now })
    if (!found) return { data: { state: 'unknown' as const } }
    if (!found.isOpen) return { data: { state: 'already' as const } }
    const changed = await answerContact(tx, found.contact, { by: null, how: 'elsewhere', now })
    await writeLog(tx, { userId: null, action: markAnsweredByLink.name, now }, changed)
    await announceChange(tx, 'contacts')
    return { data: { state: 'answered' as const } }
  },
})
