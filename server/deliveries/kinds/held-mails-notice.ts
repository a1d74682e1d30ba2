import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Transaction } from '#server/db/connect'
import { deliveries } from '#server/db/schema/deliveries'
import { heldMailsNotice as composeHeldMailsNotice } from '#server/emails/held-mails-notice'
import { deliverWithin } from '#server/deliveries/ledger/deliver'
import { defineDelivery } from '#server/deliveries/ledger/delivery-kind'
import { messageIdOf } from './message-id.ts'

/** Tells the owner how many mails are held back when it goes out. */
export const heldMailsNotice = defineDelivery({
  name: 'held-mails-notice',
  service: 'mail',
  mail: 'owner',
  payload: z.object({}),
  isConnected: ({ ownerEmail }) => ownerEmail !== undefined,
  async attempt({ db, services, key }) {
    if (services.ownerEmail === undefined) throw new Error("claimed without the owner's address")
    const waiting = await db.$count(deliveries, eq(deliveries.state, 'held'))
    // Released or replaced meanwhile.
    if (waiting === 0) return
    await services.mailer.send({
      ...(await composeHeldMailsNotice({ waiting })),
      from: services.mailFrom,
      to: services.ownerEmail,
      messageId: messageIdOf(key, services.siteUrl),
    })
  },
})

/** At the next full hour, once for all that are held back until then. */
export async function tellOfHeldMails(tx: Transaction): Promise<void> {
  const { rows } = await tx.execute<{ ms: number }>(
    sql`select (extract(epoch from date_trunc('hour', clock_timestamp()) + interval '1 hour') * 1000)::float8 as ms`,
  )
  const notBefore = new Date(rows[0]?.ms ?? 0)
  const key = `held-mails-notice:${notBefore.toISOString().slice(0, 13)}`
  await deliverWithin(tx)(heldMailsNotice, {}, { key, notBefore })
}
