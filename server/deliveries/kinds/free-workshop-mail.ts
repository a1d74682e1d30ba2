import { keepSeatPath } from '#contracts/keep-seat'
import type { Db } from '#server/db/connect'
import { freeWorkshopMail as composeFreeWorkshopMail } from '#server/emails/free-workshop-mail'
import { freeWorkshopWaitingMail } from '#server/emails/free-workshop-waiting-mail'
import { noteMailedLink } from '#server/queries/workshops/workshop-links.server'
import { leadOf, type WorkshopLead } from '#server/queries/workshops/workshop-leads.server'
import { issueSeatToken } from '#server/queries/workshops/workshop-seats.server'
import * as z from 'zod/mini'
import type { DeliveryServices } from '#server/deliveries/ledger/delivery-kind'
import { NotWanted } from '#server/deliveries/ledger/not-wanted'
import { defineMail, type MailContent } from './define-mail.ts'
import { messageIdOf } from './message-id.ts'

/**
 * Tells somebody of their place in the free workshop as it is when the mail goes out: their seat, with an entry for
 * the calendar and the button that keeps it, or why they have none.
 */
export const freeWorkshopMail = defineMail({
  name: 'free-workshop-mail',
  purpose: 'visitor',
  /** `link`: what is new is the link to the session. */
  payload: z.object({ leadId: z.string(), news: z.optional(z.literal('link')) }),
  async compose({ leadId, news }, { db, services }) {
    const lead = await leadOf(db, leadId)
    if (lead.seat !== null) await noteMailedLink(db, leadId, services.freeWorkshopJoinUrl ?? null)
    if (news === 'link' && (lead.seat === null || services.freeWorkshopJoinUrl === undefined)) {
      throw new NotWanted('They have no seat any more, or there is no link.')
    }
    return { ...(await composeFor(lead, news, db, services)), to: lead.email }
  },
})

async function composeFor(
  lead: WorkshopLead,
  news: 'link' | undefined,
  db: Db,
  { siteUrl, freeWorkshopJoinUrl: joinUrl }: DeliveryServices,
): Promise<MailContent> {
  const { id, name, session_starts_at: startsAt, created_at: createdAt } = lead
  if (lead.seat === null) {
    const { lost_seats: lostSeats, is_beyond_share: isBeyondShare } = lead
    return freeWorkshopWaitingMail({ name, startsAt, lostSeats, isBeyondShare })
  }
  const seatedAt = lead.seated_at ?? createdAt
  return composeFreeWorkshopMail({
    name,
    startsAt,
    seatedAt,
    news: news ?? (seatedAt > createdAt ? 'from the waiting list' : 'registered'),
    keepUrl:
      lead.kept_at === null ? `${siteUrl}${keepSeatPath}?token=${await issueSeatToken(db, id)}` : undefined,
    joinUrl,
    invitation: {
      // One entry in the calendar, however often the seat comes and goes.
      uid: messageIdOf(`free-workshop-mail:${id}`, siteUrl).slice(1, -1),
      createdAt,
      // With a link that the entry before had not, or had another of.
      sequence: news === 'link' ? 1 : 0,
    },
  })
}
