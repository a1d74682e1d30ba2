import { type SQL, sql } from 'drizzle-orm'
import { index, integer, type PgColumn, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { logSubjects } from '#domain/log-subject'
import { json } from './json-columns.ts'

/**
 * Who changed what in the back office: a row for each thing that an act changed. It outlives what it speaks of, so
 * its ids refer to nothing.
 */
export const log = pgTable(
  'log',
  {
    id: uuid().primaryKey(),
    /** The same for all that one act changed, which is taken back together. */
    act_id: uuid().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    /** Whose account did it; none where nobody is signed in: the server's terminal, its settings, the set-up link. */
    user_id: uuid(),
    /** The function or the command that did it. */
    action: text().notNull(),
    subject_kind: text({ enum: logSubjects }).notNull(),
    subject_id: text().notNull(),
    /**
     * The columns that changed, as they were and as they are: enough to take it back. Without `before` it was made,
     * without `after` deleted; without both, what they said has had its term. A picture is there as its address. As
     * `json`, which keeps the order that was given: what comes back is as it was, byte for byte.
     */
    before: json().$type<object>(),
    after: json().$type<object>(),
    /** On one row of each act: how many rows it has. Whoever does not know this column writes acts of one row. */
    act_rows: integer().default(1),
    /** The act that has taken this one back; none again once that one is taken back itself. */
    undone_by: uuid(),
  },
  (table) => [
    index('log_age').on(table.created_at, table.id),
    /** What an act on many has done to one of them. */
    index('log_changed')
      .using('gin', changedIn(table))
      .where(sql`${table.subject_kind} = 'contacts'`),
    index('log_act').on(table.act_id, table.id),
    index('log_subject').on(table.subject_kind, table.subject_id, table.created_at, table.id),
    /** The back office's list has an act in one line, the newest first: all of them, somebody's, those about something. */
    index('log_acts').on(table.created_at, table.id).where(isAct),
    index('log_user').on(table.user_id, table.created_at, table.id).where(isAct),
    index('log_kind').on(table.subject_kind, table.created_at, table.id).where(isAct),
    index('log_user_kind').on(table.user_id, table.subject_kind, table.created_at, table.id).where(isAct),
    index('log_undone').on(table.created_at, table.id).where(isUndoneAct),
    index('log_undone_by')
      .on(table.undone_by)
      .where(sql`${table.undone_by} is not null`),
    /** Whose contents have a term: what was changed of an account says who could do what, and stays. */
    index('log_contents')
      .on(table.created_at)
      .where(
        sql`(${table.before} is not null or ${table.after} is not null) and ${table.subject_kind} <> 'account'`,
      ),
  ],
)

/** The ids of all whom an act on `contacts` has changed. Written like this so that its index is used. */
export const changedIds = changedIn(log)

function changedIn({ after }: Record<'after', PgColumn>): SQL {
  return sql`jsonb_path_query_array(${after}::jsonb, '$.groups[*].ids[*]')`
}

/** Whether a row says something that has a term of its own. Written like this so that its index is used. */
export const hasContents = sql`(${log.before} is not null or ${log.after} is not null) and ${log.subject_kind} <> 'account'`

/** One row of each act, which stands for it. Written like this, and not with parameters, so that their indexes are used. */
export const isAct: SQL = sql`${log.act_rows} is not null`
export const isUndoneAct: SQL = sql`${log.act_rows} is not null and ${log.undone_by} is not null`
