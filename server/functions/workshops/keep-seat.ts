import { keepSeat } from '#contracts/keep-seat'
import { freeWorkshopSeatActivity } from '#server/activities/free-workshop-activity'
import { recordSubmission } from '#server/events/record-submission'
import { confirmAddress } from '#server/queries/contacts/contacts.server'
import { isLinkMailed } from '#server/queries/workshops/workshop-links.server'
import { seatsTaken } from '#server/queries/workshops/workshop-leads.server'
import { keepSeatByToken } from '#server/queries/workshops/workshop-seats.server'
import { defineFunction } from '#server/calls/define-function'

/** Confirms a seat by the link "Keep my seat" in a mail. */
export const keepSeatFunction = defineFunction(keepSeat, {
  access: 'public',
  async handle({ input: { token }, tx, deliver, isConnected, now }) {
    const found = await keepSeatByToken(tx, token)
    if (!found) return { data: { state: 'unknown' as const } }
    const { outcome, lead } = found
    if (outcome === 'kept') {
      const activity = { ...freeWorkshopSeatActivity(lead), now }
      await recordSubmission({ tx, deliver, isConnected }, { activity })
    }
    // Using the link proves that its address is read, even if the seat is gone.
    await confirmAddress(tx, lead.email)
    if (outcome !== 'kept' && outcome !== 'already_kept') return { data: { state: outcome } }
    return {
      data: {
        state: outcome,
        seatsTaken: await seatsTaken(tx, lead.session_starts_at),
        isLinkMailed: await isLinkMailed(tx, lead.id),
      },
    }
  },
})
