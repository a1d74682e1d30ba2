import { and, inArray, type SQL, sql } from 'drizzle-orm'
import type { ContactPage } from '#contracts/get-contact'
import { probableAddress } from '#domain/probable-address'
import type { Db } from '#server/db/connect'
import { deliveries } from '#server/db/schema/deliveries'
import { isAddressRefused } from './delivery-filters.server.ts'

/**
 * Whether a mail waits for a correction of its recipient's address: it was refused, or is still to be sent.
 * @param kinds those that may be sent to another address
 */
export const waitsForAddress = (address: string, kinds: readonly string[]): SQL | undefined =>
  and(
    sql`${deliveries.recipient} = ${address}`,
    inArray(deliveries.kind, [...kinds]),
    sql`${deliveries.payload} is not null`,
    sql`(${isAddressRefused} or ${deliveries.state} in ('pending', 'held', 'not_connected'))`,
  )

/**
 * Returns the contact's address that a mail server refused permanently and has accepted no mail for since. The current
 * address comes first; a former one counts only while refused mails wait for it.
 * @param addresses the current address, then former ones
 */
export async function refusedAddress(
  db: Db,
  [own = '', ...former]: readonly string[],
  kinds: readonly string[],
): Promise<ContactPage['refusedAddress']> {
  const { recipient, kind, last_error, delivered_at, first_attempted_at, released_at } = deliveries
  const isWaiting = sql`(${isAddressRefused} and ${inArray(kind, [...kinds])})`
  const refusedAt = sql`coalesce(${released_at}, ${first_attempted_at})`
  const { rows } = await db.execute<{ address: string; answer: string; waiting: number }>(sql`
    select ${recipient} as address, (count(*) filter (where ${isWaiting}))::int as waiting,
      (array_agg(${last_error} order by ${refusedAt} desc) filter (where ${isAddressRefused}))[1] as answer
    from ${deliveries} where ${recipient} = any(${sql.param([own, ...former])}::text[])
    group by ${recipient}
    having bool_or(${isAddressRefused})
      and coalesce(max(${delivered_at}), '-infinity')
        < max(${refusedAt}) filter (where ${isAddressRefused})`)
  const found =
    rows.find(({ address }) => address === own) ??
    rows.find(({ address, waiting }) => former.includes(address) && waiting > 0)
  return found ? { ...found, suggestion: probableAddress(found.address) ?? null } : null
}
