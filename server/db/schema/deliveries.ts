import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/**
 * - `pending`: waits for its first or next attempt
 * - `sending`: an attempt is under way, until `lease_until`
 * - `delivered`: the service has it
 * - `uncertain`: an attempt may have reached the service; the next one asks first, or repeats harmlessly
 * - `not_connected`: the service is not configured; goes out once it is
 * - `failed`: given up after 72 hours, with its last error
 */
export const deliveryStates = [
  'pending',
  'sending',
  'delivered',
  'uncertain',
  'not_connected',
  'failed',
] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** The ledger: everything that must reach another service, and how far it has come. */
export const deliveries = pgTable(
  'deliveries',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    /** Whatever would be the same mail or row has the same key, and so is there once. */
    dedupe_key: text().notNull().unique(),
    /** What an attempt needs; forgotten some time after the last one. */
    payload: jsonb(),
    /** For mail: the normalised address it goes to. */
    recipient: text(),
    state: text({ enum: deliveryStates }).notNull(),
    attempts: integer().notNull().default(0),
    last_error: text(),
    next_attempt_at: timestamp({ withTimezone: true }),
    lease_until: timestamp({ withTimezone: true }),
    first_attempted_at: timestamp({ withTimezone: true }),
    delivered_at: timestamp({ withTimezone: true }),
    /** For mail: when one may have gone out within the last hour, confirmed or not. */
    sent_at: timestamp({ withTimezone: true })
      .array()
      .notNull()
      .default(sql`'{}'`),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('deliveries_open')
      .on(table.next_attempt_at)
      .where(sql`${table.state} not in ('delivered', 'failed')`),
    index('deliveries_recipient')
      .on(table.recipient)
      .where(sql`${table.recipient} is not null`),
    index('deliveries_closed')
      .on(sql`coalesce(${table.delivered_at}, ${table.created_at})`)
      .where(sql`${table.state} in ('delivered', 'failed', 'not_sent') and ${table.payload} is not null`),
  ],
)

/** No attempt will be made any more. Written like this, and not with parameters, so that its index is used. */
export const isClosed = sql`${deliveries.state} in ('delivered', 'failed', 'not_sent')`
export const closedAt = sql`coalesce(${deliveries.delivered_at}, ${deliveries.created_at})`
