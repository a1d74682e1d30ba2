import { boolean, index, pgTable, smallint, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

/**
 * Who wants to come to a session of the free workshop (S1 §3), with a seat or on its waiting list. A seat that nobody
 * has kept is given on while others wait; all its times are by the database's clock.
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
    /** From 1; none on the waiting list. */
    seat: smallint(),
    /** When the last seat was given, also one that has been given on since. */
    seated_at: timestamp({ withTimezone: true }),
    /** When its holder pressed "Keep my seat". */
    kept_at: timestamp({ withTimezone: true }),
    /** How many seats were given on because nobody kept them: who has lost one comes first on the waiting list. */
    lost_seats: smallint().notNull().default(0),
    lost_at: timestamp({ withTimezone: true }),
    /** On the waiting list although a seat was free: others of the same sender had their share of the day. */
    is_beyond_share: boolean().notNull().default(false),
    /** The session's link in the last mail to them that has one. */
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
  ],
)
