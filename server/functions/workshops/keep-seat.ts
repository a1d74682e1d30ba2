import { keepSeat } from '#contracts/keep-seat'
import { momentWords } from '#content/moment-words'
import { confirmAddress } from '#server/queries/contacts/contacts.server'
import { recordActivities } from '#server/queries/contacts/contacts.server'
import { keepSeatByToken } from '#server/queries/workshops/workshop-seats.server'
import { defineFunction } from '#server/calls/define-function'
import { randomUUID } from 'node:crypto'

/** What the page behind "Keep my seat" does. */
export const keepSeatFunction = defineFunction(keepSeat, {
  access: 'public',
  async handle({ input: { token }, tx, now }) {
    const found = await keepSeatByToken(tx, token)
    if (!found) return { data: { state: 'unknown' as const } }
    const { outcome, lead } = found
    if (outcome === 'kept') {
      const { email, name, company, seat, session_starts_at } = lead
      await recordActivities(tx, [
        {
          kind: 'free-workshop-seat',
          subjectId: randomUUID(),
          person: { email, name, company },
          content: [
            ['Session', momentWords(session_starts_at)],
            ['Place', `Seat ${seat}, confirmed`],
          ],
          now,
        },
      ])
    }
    // Whoever holds the link has read their mail, whatever became of the seat.
    await confirmAddress(tx, lead.email)
    return { data: { state: outcome } }
  },
})
