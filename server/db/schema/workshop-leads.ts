import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  index,
  type PgColumn,
  pgTable,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { searchable } from './searchable.ts'

/**
 * Registrations for a session of the free workshop (behavior 9.2), with a seat or on its waiting list. Unconfirmed
 * seats are given to people who wait; times are the database's.
 */
export const workshopLeads = pgTable(
  'workshop_leads',
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    email: text().notNull(),
    company: text().notNull(),
    biggest_challenge: text(),
    session_starts_at: timestamp({ withTimezone: true }).notNull(),
    /** From 1; null on the waiting list. */
    seat: smallint(),
    /** When a seat was last given, even if given away since. */
    seated_at: timestamp({ withTimezone: true }),
    /** When its holder clicked "Keep my seat". */
    kept_at: timestamp({ withTimezone: true }),
    /** How many unconfirmed seats were given away: people who lost one come first on the waiting list. */
    lost_seats: smallint().notNull().default(0),
    lost_at: timestamp({ withTimezone: true }),
    /** On the waiting list although a seat was free: the network had used its daily share. */
    is_beyond_share: boolean().notNull().default(false),
    /** The session's link in the last mail to them that contains one. */
    mailed_join_url: text(),
    /** A keyed hash of the network the form was sent from. */
    sender_key: text(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('workshop_leads_person').on(table.session_starts_at, table.email),
    unique('workshop_leads_seat').on(table.session_starts_at, table.seat),
    index('workshop_leads_email').on(table.email),
    index('workshop_leads_sender').on(table.sender_key, table.seated_at),
    /** A session's waiting list in its order. */
    index('workshop_leads_waiting')
      .on(table.session_starts_at, lostOf(table), beyondShareOf(table), waitsSinceOf(table), table.id)
      .where(sql`${table.seat} is null`),
    index('workshop_leads_search').using('gin', sql`${searchTextOf(table)} gin_trgm_ops`),
  ],
)

type Columns<Name extends string> = Readonly<Record<Name, PgColumn>>

/** Written once each, because an index only serves the exact expression it was made of. */
function lostOf({ lost_seats }: Columns<'lost_seats'>): SQL {
  return sql`(0 - ${lost_seats})`
}
function beyondShareOf({ is_beyond_share }: Columns<'is_beyond_share'>): SQL {
  return sql`(${is_beyond_share}::integer)`
}
function waitsSinceOf({ lost_at, created_at }: Columns<'lost_at' | 'created_at'>): SQL {
  return sql`coalesce(${lost_at}, ${created_at})`
}
function searchTextOf({ name, email, company }: Columns<'name' | 'email' | 'company'>): SQL {
  return searchable(sql`' ' || ${name} || ' ' || ${email} || ' ' || ${company}`)
}

export const waitingOrder = {
  lost: lostOf(workshopLeads),
  isBeyondShare: beyondShareOf(workshopLeads),
  since: waitsSinceOf(workshopLeads),
}
export const attendeeSearchText = searchTextOf(workshopLeads)
