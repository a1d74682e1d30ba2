import { type SQL, sql } from 'drizzle-orm'
import { boolean, index, integer, type PgColumn, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { deliveryStates } from '#domain/delivery-state'
import { triesBeforeTelling } from '#domain/delivery-view'
import { mailPurposes } from '#domain/mail-rules'
import { jsonb } from './json-columns.ts'

/**
 * The ledger: everything that must reach another service, and how far it has come. Its times are the database's:
 * processes whose clocks differ must agree about what is due.
 */
export const deliveries = pgTable(
  'deliveries',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    /** Whatever would be the same mail or row has the same key, and so is there once. */
    dedupe_key: text().notNull().unique(),
    /** What an attempt needs; forgotten some time after the last one. */
    payload: jsonb(),
    /** For mail: what it is to whoever gets it. */
    mail: text({ enum: mailPurposes }),
    /** For mail: the normalised address it goes to. */
    recipient: text(),
    /** For mail: what it speaks of, where mails of one kind can speak of several things. */
    about: text(),
    /** A keyed hash of the network address that caused it. */
    sender: text(),
    /** The request that caused it, as it stands in the log; none for what the site does by itself. */
    request_id: text(),
    trace_id: text(),
    /** Which attempts it waits for: those of its service, or those for what goes first. */
    lane: text().notNull().default('mail'),
    /** Higher goes first: from a limit on, in a lane of its own. */
    priority: integer().notNull().default(0),
    state: text({ enum: deliveryStates }).notNull(),
    /** Also the number of the claim under way: whoever ends an attempt has to have begun the last one. */
    attempts: integer().notNull().default(0),
    last_error: text(),
    next_attempt_at: timestamp({ withTimezone: true }),
    lease_until: timestamp({ withTimezone: true }),
    first_attempted_at: timestamp({ withTimezone: true }),
    /** When it is given up; unset until the first attempt for what may wait for a service's settings. */
    expires_at: timestamp({ withTimezone: true }),
    delivered_at: timestamp({ withTimezone: true }),
    /** For mail: when a copy was kept as a file instead of sending it. The owner decides what is still sent. */
    captured_at: timestamp({ withTimezone: true }),
    /** For mail: when one may have gone out within the last hour, confirmed or not. */
    sent_at: timestamp({ withTimezone: true })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** Its first attempt went to an address that had never confirmed or answered anything. */
    to_stranger: boolean().notNull().default(false),
    /** Let go by hand: no ceiling holds it again. */
    released_at: timestamp({ withTimezone: true }),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('deliveries_waiting')
      .on(table.lane, table.next_attempt_at)
      .where(sql`${table.state} in ('pending', 'sending', 'uncertain')`),
    index('deliveries_not_connected')
      .on(table.kind)
      .where(sql`${table.state} = 'not_connected'`),
    /** Which mails of a kind one address has waiting or has got; and all of them, to forget somebody. */
    index('deliveries_recipient')
      .on(table.recipient, table.kind, table.state, table.created_at)
      .where(sql`${table.recipient} is not null`),
    /** What one address may have got within the hour: an attempt is always made before its mail expires. */
    index('deliveries_sent')
      .on(table.recipient, table.expires_at)
      .where(sql`${table.sent_at} <> '{}'`),
    index('deliveries_to_strangers')
      .on(table.first_attempted_at)
      .where(sql`${table.to_stranger}`),
    index('deliveries_sender')
      .on(table.sender, table.first_attempted_at)
      .where(sql`${table.to_stranger}`),
    /** The back office's list, the newest first. */
    index('deliveries_age').on(table.created_at, table.id),
    /** What is neither on its way nor done, which is little: the list again, by state. */
    index('deliveries_state')
      .on(table.state, table.created_at, table.id)
      .where(sql`${table.state} not in ('pending', 'sending', 'delivered')`),
    /** The list again, by kind: most kinds are rare among all of them. */
    index('deliveries_kind').on(table.kind, table.created_at, table.id),
    /** What gets no further without somebody, which is little: the list again. */
    index('deliveries_needs_owner').on(table.created_at, table.id).where(needsOwnerIn(table)),
    /** The same by the words of the last answer, for a search. */
    index('deliveries_answer')
      .using('gin', sql`${lastAnswerOf(table)} gin_trgm_ops`)
      .where(needsOwnerIn(table)),
    index('deliveries_closed')
      .on(sql`coalesce(${table.delivered_at}, ${table.created_at})`)
      .where(
        sql`${table.state} in ('delivered', 'failed', 'not_sent', 'cancelled') and ${table.payload} is not null`,
      ),
  ],
)

/**
 * Unsure, given up, or failing for longer than a service takes to mend itself. Written like this, and not
 * with parameters, so that its index is used.
 */
function needsOwnerIn({
  state,
  attempts,
  last_error,
  payload,
}: Record<'state' | 'attempts' | 'last_error' | 'payload', PgColumn>): SQL {
  return sql`(${state} = 'uncertain' or (${state} = 'failed' and ${payload} is not null) or (${state} in ('pending', 'sending') and ${last_error} is not null and ${attempts} >= ${sql.raw(String(triesBeforeTelling))}))`
}

export const needsOwner = needsOwnerIn(deliveries)

/** Written once, because an index serves only the expression it was made of. */
function lastAnswerOf({ last_error }: Record<'last_error', PgColumn>): SQL {
  return sql`lower(${last_error})`
}

export const lastAnswer = lastAnswerOf(deliveries)

/** No attempt will be made any more. Written like this, and not with parameters, so that its index is used. */
export const isClosed = sql`${deliveries.state} in ('delivered', 'failed', 'not_sent', 'cancelled')`
export const closedAt = sql`coalesce(${deliveries.delivered_at}, ${deliveries.created_at})`

export type Delivery = typeof deliveries.$inferSelect
