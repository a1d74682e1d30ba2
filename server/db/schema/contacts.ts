import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  date,
  doublePrecision,
  index,
  integer,
  type PgColumn,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Touch } from '#contracts/visit'
import { contactOrigins } from '#domain/contact-origin'
import { contactStatuses, replyWays } from '#domain/contact-status'
import { users } from './users.ts'
import { jsonb } from './json-columns.ts'

/** One person by address, over all forms. */
export const contacts = pgTable(
  'contacts',
  {
    id: uuid().primaryKey(),
    /** Normalized. */
    email: text().notNull().unique(),
    /** As first given: anybody may type any address, so later submissions fill in but never overwrite. */
    name: text(),
    company: text(),
    phone: text(),
    linkedin: text(),
    first_touch: jsonb().$type<Touch>(),
    last_touch: jsonb().$type<Touch>(),
    /** How they were added; null for people who used a form, and for contacts from before this column. */
    origin: text({ enum: contactOrigins }),
    /** When the address was first known to be read: a click in one of our mails, or the owner's confirmation. */
    confirmed_at: timestamp({ withTimezone: true }),
    status: text({ enum: contactStatuses }).notNull().default('new'),
    /** The owner: the team member who works on this contact. */
    owner_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** Since when the oldest open question waits; null if none is open. */
    waiting_since: timestamp({ withTimezone: true }),
    /** When this person first asked something, and the first reply by a person. */
    first_asked_at: timestamp({ withTimezone: true }),
    first_reply_at: timestamp({ withTimezone: true }),
    first_reply_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    first_reply_how: text({ enum: replyWays }),
    /** The next step and its day; one per contact. */
    next_step: text(),
    next_step_on: date({ mode: 'string' }),
    /** From the last scorecard: points, and the yearly cost in USD as the visitor saw it. */
    score: integer(),
    yearly_cost: doublePrecision(),
    team_size: text(),
    /** The contact this one was merged into: it has all the data, and gets what is sent under this address. */
    merged_into: uuid().references((): AnyPgColumn => contacts.id),
    /** Incremented with every change in the back office, to detect conflicting edits. */
    version: integer().notNull().default(0),
    created_at: timestamp({ withTimezone: true }).notNull(),
    last_activity_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    /** The back office's list in each of its orders. Merged contacts are in none of them. */
    index('contacts_newest').on(table.last_activity_at, table.id).where(isNotMerged(table)),
    index('contacts_longest').on(waitedOf(table), table.last_activity_at, table.id).where(isNotMerged(table)),
    index('contacts_score').on(scoreOf(table), table.last_activity_at, table.id).where(isNotMerged(table)),
    index('contacts_cost').on(costOf(table), table.last_activity_at, table.id).where(isNotMerged(table)),
    index('contacts_soonest').on(soonOf(table), table.last_activity_at, table.id).where(isNotMerged(table)),
    /** The list's filters. */
    index('contacts_status')
      .on(table.status, waitedOfStatus(table), table.last_activity_at, table.id)
      .where(isNotMerged(table)),
    // Not a partial index: the planner has no statistics of an expression in one.
    index('contacts_source').on(sourceOf(table)),
    index('contacts_owner')
      .on(table.owner_id)
      .where(sql`${table.owner_id} is not null`),
    /** Longest waiting first. */
    index('contacts_waiting')
      .on(table.waiting_since, table.id)
      .where(sql`${table.waiting_since} is not null and ${table.merged_into} is null`),
    /** Most valuable first. */
    index('contacts_waiting_cost')
      .on(costOf(table))
      .where(sql`${table.waiting_since} is not null and ${table.merged_into} is null`),
    index('contacts_next_step')
      .on(table.next_step_on, table.id)
      .where(sql`${table.next_step_on} is not null and ${table.merged_into} is null`),
    index('contacts_first_reply')
      .on(table.first_reply_at)
      .where(sql`${table.first_reply_at} is not null`),
    index('contacts_merged')
      .on(table.merged_into)
      .where(sql`${table.merged_into} is not null`),
    /** Possible duplicates. */
    index('contacts_phone')
      .on(phoneKeyOf(table))
      .where(sql`${table.phone} is not null`),
    index('contacts_linkedin')
      .on(linkedinKeyOf(table))
      .where(sql`${table.linkedin} is not null`),
    index('contacts_name_company')
      .on(sql`lower(${table.name})`, sql`lower(${table.company})`)
      .where(sql`${table.name} is not null and ${table.company} is not null`),
    /** Candidates for submissions without an address. */
    index('contacts_company')
      .on(sql`lower(${table.company})`)
      .where(sql`${table.company} is not null`),
    index('contacts_search').using('gin', sql`search_text gin_trgm_ops`),
  ],
)

type Columns<Name extends string> = Readonly<Record<Name, PgColumn>>

function isNotMerged({ merged_into }: Columns<'merged_into'>): SQL {
  return sql`${merged_into} is null`
}

/**
 * The list's sort keys, with nulls last. Written once, because an index only serves the exact expression it was made
 * of.
 */
const waitedOf = ({ waiting_since }: Columns<'waiting_since'>) =>
  sql`coalesce(timestamptz '2000-01-01 00:00:00Z' - ${waiting_since}, interval '-1000000 days')`
/**
 * The same value, written so that only the index by status matches it: the planner rates other indexes equally and
 * would read them in vain.
 */
const waitedOfStatus = (table: Columns<'waiting_since'>) => sql`(${waitedOf(table)} + interval '0')`
const scoreOf = ({ score }: Columns<'score'>) => sql`coalesce(${score}, -1)`
const costOf = ({ yearly_cost }: Columns<'yearly_cost'>) => sql`coalesce(${yearly_cost}::integer, -1)`
const soonOf = ({ next_step_on }: Columns<'next_step_on'>) =>
  sql`coalesce(date '2000-01-01' - ${next_step_on}, -1000000)`

/** The source, as `attributionOf` names it; migration 0051 creates the database function. */
const sourceOf = ({ last_touch, origin }: Columns<'last_touch' | 'origin'>) =>
  sql`attribution_of(${last_touch}, ${origin})`

export const isUnmerged = isNotMerged(contacts)
export const contactSource = sourceOf(contacts)
export const contactOrder = {
  waited: waitedOf(contacts),
  waitedOfStatus: waitedOfStatus(contacts),
  score: scoreOf(contacts),
  cost: costOf(contacts),
  soon: soonOf(contacts),
}

/**
 * The comparison key of a phone number: its last nine digits, with or without a country code. Of a LinkedIn profile:
 * its path. Written once, because an index only serves the exact expression it was made of.
 */
export function phoneKeyOf({ phone }: Record<'phone', PgColumn | SQL>): SQL {
  return sql`right(translate(${phone}, ' ()+.-/', ''), 9)`
}

export function linkedinKeyOf({ linkedin }: Record<'linkedin', PgColumn | SQL>): SQL {
  return sql`lower(regexp_replace(${linkedin}, '^(https?://)?([a-z]+\\.)?linkedin\\.com/|[/?#]+$', '', 'gi'))`
}

/**
 * What the search covers, as `searchable` writes it: each value after a space, by which beginnings of words are found;
 * the phone number a second time as digits. The database computes and stores it (migration 0043), because comparing a
 * page of contacts would compute it again for each. It is no column of the table above, which is read as a whole.
 */
export const contactSearchText = sql`${contacts}.search_text`

/** The same text as it was typed. */
export const contactSearchTextAsTyped = sql`concat_ws(' ', '', ${contacts.name}, ${contacts.email}, ${contacts.company}, '')`
