import { keepSeatPath } from '#contracts/keep-seat'
import type { Db } from '#server/db/connect'
import { freeWorkshopMail as composeFreeWorkshopMail } from '#server/emails/free-workshop-mail'
import { freeWorkshopWaitingMail } from '#server/emails/free-workshop-waiting-mail'
import { recordMailedLink } from '#server/queries/workshops/workshop-links.server'
import { leadOf, type WorkshopLead } from '#server/queries/workshops/workshop-leads.server'
import { issueSeatToken } from '#server/queries/workshops/workshop-seats.server'
import * as z from 'zod/mini'
import type { DeliveryServices } from '#server/deliveries/ledger/delivery-kind'
import { NotWanted } from '#server/deliveries/ledger/not-wanted'
import { defineMail, type MailContent } from './define-mail.ts'
import { messageIdOf } from './message-id.ts'

/**
 * Tells somebody their current place in the free workshop: a seat, with a calendar entry and the confirmation button,
 * or why they have none.
 */
export const freeWorkshopMail = defineMail({
  name: 'free-workshop-mail',
  purpose: 'visitor',
  /** `link`: the mail is sent because the link to the session is new. */
  payload: z.object({ leadId: z.string(), news: z.optional(z.literal('link')) }),
  subjectOf: ({ leadId: id }) => ({ kind: 'free-workshop', id }),
  async compose({ leadId, news }, { db, services }) {
    const lead = await leadOf(db, leadId)
    const joinUrl = services['workshop-link']?.joinUrl
    if (lead.seat !== null) await recordMailedLink(db, leadId, joinUrl ?? null)
    if (news === 'link' && (lead.seat === null || joinUrl === undefined)) {
      throw new NotWanted('They have no seat any more, or there is no link.')
    }
    return { ...(await composeFor(lead, news, db, services)), to: lead.email }
  },
})

async function composeFor(
  lead: WorkshopLead,
  news: 'link' | undefined,
  db: Db,
  { siteUrl, 'workshop-link': link }: DeliveryServices,
): Promise<MailContent> {
  const { id, name, session_starts_at: startsAt, created_at: createdAt } = lead
  if (lead.seat === null) {
    const { lost_seats: lostSeats, is_beyond_share: isBeyondShare } = lead
    return freeWorkshopWaitingMail({ name, startsAt, lostSeats, isBeyondShare })
  }
  const seatedAt = lead.seated_at ?? createdAt
  const joinUrl = link?.joinUrl
  return composeFreeWorkshopMail({
    name,
    startsAt,
    seatedAt,
    news: news ?? (seatedAt > createdAt ? 'from the waiting list' : 'registered'),
    keepUrl:
      lead.kept_at === null ? `${siteUrl}${keepSeatPath}?token=${await issueSeatToken(db, id)}` : undefined,
    joinUrl,
    invitation: {
      // The UID is the same for every change of the seat, so that the calendar has one entry.
      uid: messageIdOf(`free-workshop-mail:${id}`, siteUrl).slice(1, -1),
      createdAt,
      // The link is new or has changed.
      sequence: news === 'link' ? 1 : 0,
    },
  })
}
