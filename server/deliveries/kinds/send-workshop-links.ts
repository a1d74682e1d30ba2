import { randomUUID } from 'node:crypto'
import type { Db } from '#server/db/connect'
import { takeSeatsWithoutLink } from '#server/queries/workshops/workshop-links.server'
import { newDelivery, writeDeliveries } from '#server/deliveries/ledger/deliver'
import { freeWorkshopMail } from './free-workshop-mail.ts'

/**
 * Mails the session link to everybody with a seat in a future session who has no link or an outdated one. Called
 * regularly, by any number of processes. Returns how many people get one.
 */
export async function sendWorkshopLinks(db: Db, joinUrl: string | undefined): Promise<number> {
  if (joinUrl === undefined) return 0
  return db.transaction(async (tx) => {
    const leads = await takeSeatsWithoutLink(tx, joinUrl)
    const mails = leads.map(({ id, email, session_starts_at: startsAt }) =>
      newDelivery(
        freeWorkshopMail,
        { leadId: id, news: 'link' as const },
        {
          key: `free-workshop-mail:${id}:link:${randomUUID()}`,
          recipient: email,
          about: startsAt.toISOString(),
          expiresAt: startsAt,
        },
      ),
    )
    await writeDeliveries(tx, mails)
    return leads.length
  })
}
