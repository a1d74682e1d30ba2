import { sql } from 'drizzle-orm'
import { index, integer, pgTable, smallint, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { jsonb } from './json-columns.ts'
import { callStates, callTypes, callWays } from '#domain/call-rules'
import { scorecardSubmissions } from './scorecard-submissions.ts'

export interface CallAnswer {
  question: string
  answer: string
}

/**
 * Calls that visitors have requested, with their state. Two calls never hold overlapping times: the migration adds the
 * exclusion constraint `calls_hold_their_time`, which drizzle cannot declare.
 */
export const calls = pgTable(
  'calls',
  {
    id: uuid().primaryKey(),
    type: text({ enum: callTypes }).notNull(),
    state: text({ enum: callStates }).notNull(),
    starts_at: timestamp({ withTimezone: true }).notNull(),
    minutes: smallint().notNull(),
    /** The end of the time it holds, with the buffer. */
    held_until: timestamp({ withTimezone: true }).notNull(),
    /** The visitor's time zone, an IANA name. */
    zone: text().notNull(),
    name: text().notNull(),
    email: text().notNull(),
    phone: text(),
    way: text({ enum: callWays }).notNull(),
    /** What the visitor wants to talk about. */
    broken: text(),
    /** The visitor's answers to the owner's questions, with each question as it was asked. */
    answers: jsonb().$type<CallAnswer[]>().notNull().default([]),
    /** The scorecard that the visitor attached, which may be by somebody else in their business. */
    scorecard_id: uuid().references(() => scorecardSubmissions.id, { onDelete: 'set null' }),
    /** The video call's address, given by the business when it confirms. */
    join_url: text(),
    /** Zoom's id of the meeting behind that address, if it was made for this call. */
    zoom_meeting_id: text(),
    /** By when the visitor was told to expect an answer. */
    answer_by: timestamp({ withTimezone: true }).notNull(),
    /** When its current time was requested. */
    requested_at: timestamp({ withTimezone: true }).notNull(),
    /** When the business confirmed its current time. */
    booked_at: timestamp({ withTimezone: true }),
    /** What the side that declined or canceled wrote about it. */
    note: text(),
    /** Counts the calendar entries that the visitor was given, by mail or as a file; 0 before the first. */
    invitations: integer().notNull().default(0),
    /** Incremented with every change, to detect conflicting ones. */
    version: integer().notNull().default(0),
    /** When it changed last: the stamp of its calendar entry. */
    changed_at: timestamp({ withTimezone: true }).notNull(),
    created_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index('calls_email').on(table.email),
    /** The office's lists, by time. */
    index('calls_start').on(table.starts_at, table.id),
    index('calls_requested')
      .on(table.starts_at, table.id)
      .where(sql`${table.state} = 'requested'`),
  ],
)
