import { type SQL, sql } from 'drizzle-orm'
import { index, integer, type PgColumn, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { logSubjects } from '#domain/log-subject'
import { json } from './json-columns.ts'

/**
 * The audit log of the back office: one row per subject that an action changed. It outlives its subjects, so its ids
 * are not foreign keys.
 */
export const log = pgTable(
  'log',
  {
    id: uuid().primaryKey(),
    /** Equal for all rows of one action, which are undone together. */
    act_id: uuid().notNull(),
    created_at: timestamp({ withTimezone: true }).notNull(),
    /** The acting account; null without a signed-in user: the command line, the server's settings, the set-up link. */
    user_id: uuid(),
    /** The function or command. */
    action: text().notNull(),
    subject_kind: text({ enum: logSubjects }).notNull(),
    subject_id: text().notNull(),
    /**
     * The changed columns before and after, enough for an undo. Without `before` it was created, without `after`
     * deleted; without both, the content has expired. Pictures are stored by address. As `json`, which preserves the
     * order, so that an undo restores it byte for byte.
     */
    before: json().$type<object>(),
    after: json().$type<object>(),
    /**
     * On one row per action: the number of its rows. Versions that do not know this column write actions of one row.
     */
    act_rows: integer().default(1),
    /** The action that undid this one; null again once that is undone. */
    undone_by: uuid(),
  },
  (table) => [
    index('log_age').on(table.created_at, table.id),
    /** One contact's part of a bulk action. */
    index('log_changed')
      .using('gin', changedIn(table))
      .where(sql`${table.subject_kind} = 'contacts'`),
    index('log_act').on(table.act_id, table.id),
    index('log_subject').on(table.subject_kind, table.subject_id, table.created_at, table.id),
    /** The back office's list shows one line per action, newest first: all, by account, by subject. */
    index('log_acts').on(table.created_at, table.id).where(isAction),
    index('log_user').on(table.user_id, table.created_at, table.id).where(isAction),
    index('log_kind').on(table.subject_kind, table.created_at, table.id).where(isAction),
    index('log_user_kind').on(table.user_id, table.subject_kind, table.created_at, table.id).where(isAction),
    index('log_undone').on(table.created_at, table.id).where(isUndoneAction),
    index('log_undone_by')
      .on(table.undone_by)
      .where(sql`${table.undone_by} is not null`),
    /** Rows whose content expires; changes of accounts are kept, because they show who was allowed to do what. */
    index('log_contents')
      .on(table.created_at)
      .where(
        sql`(${table.before} is not null or ${table.after} is not null) and ${table.subject_kind} <> 'account'`,
      ),
  ],
)

/** The ids of all contacts a bulk action changed. Written like this so that its index is used. */
export const changedIds = changedIn(log)

function changedIn({ after }: Record<'after', PgColumn>): SQL {
  return sql`jsonb_path_query_array(${after}::jsonb, '$.groups[*].ids[*]')`
}

/** Whether a row has content that expires. Written like this so that its index is used. */
export const hasContents = sql`(${log.before} is not null or ${log.after} is not null) and ${log.subject_kind} <> 'account'`

/** The one row that represents each action. Literals instead of parameters, so that the partial indexes are used. */
export const isAction: SQL = sql`${log.act_rows} is not null`
export const isUndoneAction: SQL = sql`${log.act_rows} is not null and ${log.undone_by} is not null`
