import { type SQL, sql } from 'drizzle-orm'
import { boolean, index, integer, type PgColumn, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { deliverySubjectKinds } from '#domain/delivery-subject'
import { deliveryStates } from '#domain/delivery-state'
import { attemptsBeforeAlert } from '#domain/delivery-view'
import { mailPurposes } from '#domain/mail-rules'
import { jsonb } from './json-columns.ts'

/**
 * The outbox: everything that must reach another service, and its state. Times are the database's, because processes
 * whose clocks differ must agree about what is due.
 */
export const deliveries = pgTable(
  'deliveries',
  {
    id: uuid().primaryKey(),
    kind: text().notNull(),
    /** Equal mails or rows have the same key, so that each exists once. */
    dedupe_key: text().notNull().unique(),
    /** What an attempt needs; deleted some time after the last one. */
    payload: jsonb(),
    /** For mail: its purpose. */
    mail: text({ enum: mailPurposes }),
    /** For mail: the normalized recipient. */
    recipient: text(),
    /** For mail: its subject, where mails of one kind can have several. */
    about: text(),
    /**
     * What it is about, kept when the payload is deleted; null while `fill-subjects.server.ts` has not filled it in.
     */
    subject_kind: text({ enum: deliverySubjectKinds }),
    subject_id: uuid(),
    /**
     * The contact it concerns: for mail to a person, the contact with its address; otherwise the contact whose
     * submission it is about. A merge moves only the latter, so mail is read through `contacts.merged_into`.
     */
    contact_id: uuid(),
    /** A keyed hash of the network address that caused it. */
    sender: text(),
    /** The request that caused it, as in the log; null for the site's own deliveries. */
    request_id: text(),
    trace_id: text(),
    /** The lane it waits in: that of its service, or the priority lane. */
    lane: text().notNull().default('mail'),
    /** Higher is sent first; from a threshold on, in the priority lane. */
    priority: integer().notNull().default(0),
    state: text({ enum: deliveryStates }).notNull(),
    /** Also the number of the current claim: only the last claim's attempt may end it. */
    attempts: integer().notNull().default(0),
    last_error: text(),
    next_attempt_at: timestamp({ withTimezone: true }),
    lease_until: timestamp({ withTimezone: true }),
    first_attempted_at: timestamp({ withTimezone: true }),
    /** The deadline; null until the first attempt if it may wait for a service's settings. */
    expires_at: timestamp({ withTimezone: true }),
    delivered_at: timestamp({ withTimezone: true }),
    /** For mail: when a copy was captured instead of sent. The owner decides whether it is still sent. */
    captured_at: timestamp({ withTimezone: true }),
    /** For mail: when one may have been sent within the last hour, confirmed or not. */
    sent_at: timestamp({ withTimezone: true })
      .array()
      .notNull()
      .default(sql`'{}'`),
    /**
     * Whether its first attempt went to an address that had never confirmed or answered anything, or it is held by the
     * limit on such mails.
     */
    to_stranger: boolean().notNull().default(false),
    /** When somebody released it; no limit holds it again. */
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
    /** Mails of a kind to an address, by state; and all mails to an address, for erasing a person. */
    index('deliveries_recipient')
      .on(table.recipient, table.kind, table.state, table.created_at)
      .where(sql`${table.recipient} is not null`),
    /** Deliveries by subject, and by contact. */
    index('deliveries_subject')
      .on(table.subject_id)
      .where(sql`${table.subject_id} is not null`),
    index('deliveries_contact')
      .on(table.contact_id)
      .where(sql`${table.contact_id} is not null`),
    /** Deliveries that an earlier version wrote without a subject; empty once all are filled in. */
    index('deliveries_without_subject')
      .on(table.created_at)
      .where(sql`${table.subject_kind} is null`),
    /** Mails that an address may have got within the hour; every mail is attempted before its deadline. */
    index('deliveries_sent')
      .on(table.recipient, table.expires_at)
      .where(sql`${table.sent_at} <> '{}'`),
    index('deliveries_to_strangers')
      .on(table.first_attempted_at)
      .where(sql`${table.to_stranger}`),
    index('deliveries_sender')
      .on(table.sender, table.first_attempted_at)
      .where(sql`${table.to_stranger}`),
    /** The back office's list, newest first. */
    index('deliveries_age').on(table.created_at, table.id),
    /** Deliveries neither pending nor done, which are few: the list by state. */
    index('deliveries_state')
      .on(table.state, table.created_at, table.id)
      .where(sql`${table.state} not in ('pending', 'sending', 'delivered')`),
    /** The list by kind: most kinds are rare among all. */
    index('deliveries_kind').on(table.kind, table.created_at, table.id),
    /** Deliveries that need the owner, which are few, for the list. */
    index('deliveries_needs_owner').on(table.created_at, table.id).where(needsOwnerIn(table)),
    /** The text of the last response, for a search. */
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
 * Uncertain, failed, or failing for longer than a usual outage. Literals instead of parameters, so that the partial
 * index is used.
 */
function needsOwnerIn({
  state,
  attempts,
  last_error,
  payload,
}: Record<'state' | 'attempts' | 'last_error' | 'payload', PgColumn>): SQL {
  return sql`(${state} = 'uncertain' or (${state} = 'failed' and ${payload} is not null) or (${state} in ('pending', 'sending') and ${last_error} is not null and ${attempts} >= ${sql.raw(String(attemptsBeforeAlert))}))`
}

export const needsOwner = needsOwnerIn(deliveries)

/** Written once, because an index only serves the exact expression it was made of. */
function lastAnswerOf({ last_error }: Record<'last_error', PgColumn>): SQL {
  return sql`lower(${last_error})`
}

export const lastResponse = lastAnswerOf(deliveries)

/** No further attempt will be made. Literals instead of parameters, so that the partial index is used. */
export const isClosed = sql`${deliveries.state} in ('delivered', 'failed', 'not_sent', 'cancelled')`
export const closedAt = sql`coalesce(${deliveries.delivered_at}, ${deliveries.created_at})`

export type Delivery = typeof deliveries.$inferSelect
