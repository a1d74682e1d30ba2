import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { Transaction } from '#server/db/connect'
import { deliveries } from '#server/db/schema/deliveries'
import { heldMailsNotice as composeHeldMailsNotice } from '#server/emails/held-mails-notice'
import { deliverWithin } from '#server/deliveries/ledger/deliver'
import { NotWanted } from '#server/deliveries/ledger/not-wanted'
import { defineMail } from './define-mail.ts'

/** Tells the owner how many mails are held back when it goes out. */
export const heldMailsNotice = defineMail({
  name: 'held-mails-notice',
  purpose: 'owner',
  payload: z.object({}),
  async compose(_payload, { db, services: { siteUrl } }) {
    const waiting = await db.$count(deliveries, eq(deliveries.state, 'held'))
    if (waiting === 0) throw new NotWanted('Nothing was held back any more.')
    return composeHeldMailsNotice({ waiting, officeUrl: `${siteUrl}/admin/deliveries?view=held` })
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
