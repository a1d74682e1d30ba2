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

/** One person, by their address: whatever form they fill in, whenever. */
export const contacts = pgTable(
  'contacts',
  {
    id: uuid().primaryKey(),
    /** In its one spelling. */
    email: text().notNull().unique(),
    /** As first given: anybody may type any address, so a later submission fills in but never overwrites. */
    name: text(),
    company: text(),
    phone: text(),
    linkedin: text(),
    first_touch: jsonb().$type<Touch>(),
    last_touch: jsonb().$type<Touch>(),
    /** How they were added; null for whoever came by a form, and for all who were there before this was stored. */
    origin: text({ enum: contactOrigins }),
    /** When the address first showed that somebody reads it: a button pressed in a mail of ours, or the owner's word. */
    confirmed_at: timestamp({ withTimezone: true }),
    status: text({ enum: contactStatuses }).notNull().default('new'),
    /** Whoever works on this person. */
    owner_id: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** When the first thing was asked of us that nobody has answered yet; null while nothing is open. */
    waiting_since: timestamp({ withTimezone: true }),
    /** When this person first asked something of us, and the first reply of a human to that. */
    first_asked_at: timestamp({ withTimezone: true }),
    first_reply_at: timestamp({ withTimezone: true }),
    first_reply_by: uuid().references(() => users.id, { onDelete: 'set null' }),
    first_reply_how: text({ enum: replyWays }),
    /** What comes next, in a few words, and on which day; one a person. */
    next_step: text(),
    next_step_on: date({ mode: 'string' }),
    /** Of the last scorecard: points, and the yearly cost in USD as the visitor saw it. */
    score: integer(),
    yearly_cost: doublePrecision(),
    team_size: text(),
    /** Who this turned out to be as well: all that was known is there, and what is sent under this address goes there. */
    merged_into: uuid().references((): AnyPgColumn => contacts.id),
    /** One more with every change made in the back office: two people who change the same are told. */
    version: integer().notNull().default(0),
    created_at: timestamp({ withTimezone: true }).notNull(),
    last_activity_at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    /** The back office's list in each of its orders. Whoever was merged into another is in none of them. */
    index('contacts_newest').on(table.last_activity_at, table.id).where(isNotMerged(table)),
    index('contacts_longest').on(waitedOf(table), table.last_activity_at, table.id).where(isNotMerged(table)),
    index('contacts_score').on(scoreOf(table), table.last_activity_at, table.id).where(isNotMerged(table)),
    index('contacts_cost').on(costOf(table), table.last_activity_at, table.id).where(isNotMerged(table)),
    index('contacts_soonest').on(soonOf(table), table.last_activity_at, table.id).where(isNotMerged(table)),
    /** And what it is narrowed to. */
    index('contacts_status')
      .on(table.status, waitedOfStatus(table), table.last_activity_at, table.id)
      .where(isNotMerged(table)),
    index('contacts_owner')
      .on(table.owner_id)
      .where(sql`${table.owner_id} is not null`),
    /** Whoever waits longest first. */
    index('contacts_waiting')
      .on(table.waiting_since, table.id)
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
    /** Who may be the same person. */
    index('contacts_phone')
      .on(phoneKeyOf(table))
      .where(sql`${table.phone} is not null`),
    index('contacts_linkedin')
      .on(linkedinKeyOf(table))
      .where(sql`${table.linkedin} is not null`),
    index('contacts_name_company')
      .on(sql`lower(${table.name})`, sql`lower(${table.company})`)
      .where(sql`${table.name} is not null and ${table.company} is not null`),
    /** Whose a submission without an address may be. */
    index('contacts_company')
      .on(sql`lower(${table.company})`)
      .where(sql`${table.company} is not null`),
    index('contacts_search').using('gin', sql`${searchTextOf(table)} gin_trgm_ops`),
  ],
)

type Columns<Name extends string> = Readonly<Record<Name, PgColumn>>

function isNotMerged({ merged_into }: Columns<'merged_into'>): SQL {
  return sql`${merged_into} is null`
}

/**
 * What the list is ordered by, so that the highest comes first and whoever has none last. Written once, because an
 * index serves only the expression it was made of.
 */
const waitedOf = ({ waiting_since }: Columns<'waiting_since'>) =>
  sql`coalesce(timestamptz '2000-01-01 00:00:00Z' - ${waiting_since}, interval '-1000000 days')`
/** The same, written as only the index of a status has it: others look as good and are read in vain. */
const waitedOfStatus = (table: Columns<'waiting_since'>) => sql`(${waitedOf(table)} + interval '0')`
const scoreOf = ({ score }: Columns<'score'>) => sql`coalesce(${score}, -1)`
const costOf = ({ yearly_cost }: Columns<'yearly_cost'>) => sql`coalesce(${yearly_cost}::integer, -1)`
const soonOf = ({ next_step_on }: Columns<'next_step_on'>) =>
  sql`coalesce(date '2000-01-01' - ${next_step_on}, -1000000)`

export const isWhole = isNotMerged(contacts)
export const contactOrder = {
  waited: waitedOf(contacts),
  waitedOfStatus: waitedOfStatus(contacts),
  score: scoreOf(contacts),
  cost: costOf(contacts),
  soon: soonOf(contacts),
}

/**
 * What a phone number is told by: its last nine digits, with or without a country's. Of a LinkedIn profile: its path,
 * however the address was typed. Written once each, because an index serves only the expression it was made of.
 */
export function phoneKeyOf({ phone }: Record<'phone', PgColumn | SQL>): SQL {
  return sql`right(translate(${phone}, ' ()+.-/', ''), 9)`
}

export function linkedinKeyOf({ linkedin }: Record<'linkedin', PgColumn | SQL>): SQL {
  return sql`lower(regexp_replace(${linkedin}, '^(https?://)?([a-z]+\\.)?linkedin\\.com/|[/?#]+$', '', 'gi'))`
}

/**
 * What the search looks in, each of it after a space, which is how the beginning of a word is found; the phone number
 * a second time, as digits alone. Written once, because an index serves only the expression it was made of.
 */
function searchTextOf({
  name,
  email,
  company,
  phone,
}: Record<'name' | 'email' | 'company' | 'phone', PgColumn>): SQL {
  return sql`(' ' || coalesce(${name}, '') || ' ' || ${email} || ' ' || coalesce(${company}, '') || ' ' || coalesce(${phone}, '') || ' ' || translate(coalesce(${phone}, ''), ' ()+.-', ''))`
}

export const contactSearchText = searchTextOf(contacts)
