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

/** The outcome of each delivery attempt; deleted with its delivery. */
export const deliveryAttempts = pgTable(
  'delivery_attempts',
  {
    delivery_id: uuid()
      .notNull()
      .references(() => deliveries.id, { onDelete: 'cascade' }),
    /** 1 for a delivery's first. */
    number: integer().notNull(),
    started_at: timestamp({ withTimezone: true }).notNull(),
    /** Null if the process died during the attempt. */
    took_ms: integer(),
    outcome: text({ enum: attemptOutcomes }).notNull(),
    /** The service's response or the error, without an address or a visitor's content. */
    answer: text(),
  },
  (table) => [
    primaryKey({ columns: [table.delivery_id, table.number] }),
    index('delivery_attempts_age').on(table.started_at),
    /** Mails that an earlier version recorded as delivered but only captured as a file; empty once they are corrected. */
    index('delivery_attempts_miscounted').on(table.delivery_id).where(isFalselyDeliveredIn(table)),
  ],
)

/** Literals instead of parameters: otherwise PostgreSQL does not use the partial index. */
function isFalselyDeliveredIn({ outcome, answer }: Record<'outcome' | 'answer', PgColumn>): SQL {
  return sql`(${outcome} = 'delivered' and ${answer} = 'Kept as a file: no mail server is connected.')`
}

/** An earlier version's attempt that only captured a mail and recorded it as delivered. */
export const isFalselyDelivered = isFalselyDeliveredIn(deliveryAttempts)
