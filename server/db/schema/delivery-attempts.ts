import { type SQL, sql } from 'drizzle-orm'
import {
  index,
  integer,
  type PgColumn,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import { attemptOutcomes } from '#domain/delivery-state'
import { deliveries } from './deliveries.ts'

/** What became of each attempt to deliver something; forgotten after as long as what it delivered. */
export const deliveryAttempts = pgTable(
  'delivery_attempts',
  {
    delivery_id: uuid()
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    /** 1 for a delivery's first. */
    number: integer().notNull(),
    started_at: timestamp({ withTimezone: true }).notNull(),
    /** Unknown of one that was lost. */
    took_ms: integer(),
    outcome: text({ enum: attemptOutcomes }).notNull(),
    /** What the service said, or what went wrong: no address and no content of a visitor. */
    answer: text(),
  },
  (table) => [
    primaryKey({ columns: [table.delivery_id, table.number] }),
    index('delivery_attempts_age').on(table.started_at),
    /** What earlier versions called delivered and had only kept as a file; empty once those rows are corrected. */
    index('delivery_attempts_miscounted').on(table.delivery_id).where(isMiscountedIn(table)),
  ],
)

/** Written out, and not with parameters, so that its index is used. */
function isMiscountedIn({ outcome, answer }: Record<'outcome' | 'answer', PgColumn>): SQL {
  return sql`(${outcome} = 'delivered' and ${answer} = 'Kept as a file: no mail server is connected.')`
}

/** An attempt of an earlier version that kept a mail as a file and counted that as delivered. */
export const isMiscounted = isMiscountedIn(deliveryAttempts)
