import { previewErasure } from '#contracts/preview-erasure'
import { AppError } from '#server/errors/app-error'
import { suppressedSince } from '#server/queries/contacts/suppressions.server'
import { countsOfPerson, isColleague } from '#server/commands/erasure/counts-of-person.server'
import { findMentions, maxMentions } from '#server/commands/erasure/find-mentions.server'
import { findPerson, personToEraseOf } from '#server/commands/erasure/find-person.server'
import { defineRead } from '#server/calls/define-function'

/** Returns what erasing a person would delete, and the mentions that need a decision. */
export const previewErasureFunction = defineRead(previewErasure, {
  access: 'owner',
  async read({ input, db, outside }) {
    const person = await findPerson(db, personToEraseOf(input))
    if (!person) throw new AppError('not_found', { userMessage: 'This person isn’t here anymore.' })
    const { contact, emails } = person
    const [counts, colleague, found, erasedAt] = await Promise.all([
      countsOfPerson(db, person),
      isColleague(db, emails),
      findMentions(db, person),
      suppressedSince(db, emails.map(outside.hashAddress)),
    ])
    return {
      data: {
        contact,
        emails,
        terms: [...emails, ...person.terms],
        counts,
        erasedAt: erasedAt?.toISOString() ?? null,
        isColleague: colleague,
        mentions: found.slice(0, maxMentions),
        hasMore: found.length > maxMentions,
      },
    }
  },
})
