import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { InputOf, OutputOf } from '#contracts/contract'
import type { listLog, LoggedAction } from '#contracts/list-log'
import { accountName } from '#domain/account-name'
import type { LogSubject } from '#domain/log-subject'
import type { Role } from '#domain/role'
import type { Db } from '#server/db/connect'
import { countOf, type Order, pageOf } from '#server/db/page'
import { isAction, isUndoneAction, log } from '#server/db/schema/log'
import { users } from '#server/db/schema/users'
import { finalReason } from './final-actions.ts'
import { subjectKey, subjectNames } from '#server/queries/log/subject-names.server'

const newestFirst: Order = [
  { by: log.created_at, type: 'timestamptz' },
  { by: log.id, type: 'uuid' },
]

const { id, act_id, created_at, action, subject_kind, subject_id, act_rows, undone_by } = log
const fields = { id, act_id, created_at, action, subject_kind, subject_id, act_rows, undone_by }

/** Larger contents are not read, because an import stores more than a list row can show. */
const maxBytesShown = 20_000

interface LogPage extends Omit<InputOf<typeof listLog>, 'sort'> {
  /** The caller's role, which decides what they may undo. */
  role: Role
  now: Date
}

/** Subjects whose undo restores a row. If the row is gone, only its deletion can be undone. */
const restored: readonly LogSubject[] = [
  'call',
  'case-study',
  'contact',
  'held-submission',
  'note',
  'reply',
  'saved-view',
  'template',
  'testimonial',
]
const noLongerThere = 'It isn’t there anymore, so this can’t be undone.'

/** Returns a page of the log, newest first. */
export async function logPage(
  db: Db,
  { filters = {}, cursor, limit, role, now }: LogPage,
): Promise<OutputOf<typeof listLog>> {
  const { person, kind, subjectId, actId, undone } = filters
  const isAboutOne = subjectId !== undefined || actId !== undefined
  const where = and(
    isAboutOne ? undefined : undone ? isUndoneAction : isAction,
    isAboutOne && undone ? isNotNull(undone_by) : undefined,
    person === undefined ? undefined : person === 'nobody' ? isNull(log.user_id) : eq(log.user_id, person),
    kind && eq(subject_kind, kind),
    subjectId === undefined ? undefined : eq(subject_id, subjectId),
    actId === undefined ? undefined : eq(act_id, actId),
  )
  const [{ rows, nextCursor }, count, people] = await Promise.all([
    pageOf(db, { fields, from: log, where, order: newestFirst, cursor, limit }),
    countOf(db, log, where),
    db
      .select({ id: users.id, email: users.email, name: users.name })
      .from(users)
      .where(isNotNull(users.role))
      .orderBy(users.email),
  ])
  const [contents, names, undid] = await Promise.all([
    contentsOf(
      db,
      rows.map((row) => row.id),
    ),
    subjectNames(
      db,
      rows.map((row) => ({ kind: row.subject_kind, id: row.subject_id })),
    ),
    undidOf(
      db,
      rows.flatMap((row) => (row.action === 'undo' ? [row.act_id] : [])),
    ),
  ])
  const namesOfDeleted = await lastNames(
    db,
    rows
      .map((row) => ({ kind: row.subject_kind, id: row.subject_id }))
      .filter((subject) => subject.kind !== 'contacts' && !names.has(subjectKey(subject))),
  )
  const data = rows.map((row): LoggedAction => {
    const content = contents.get(row.id)
    const hasContents = content?.hasContents ?? false
    const subject = { kind: row.subject_kind, id: row.subject_id }
    const found = names.get(subjectKey(subject))
    const isUndone = row.undone_by !== null
    const isGone = found === undefined && content?.hasAfter === true && restored.includes(subject.kind)
    return {
      id: row.id,
      actId: row.act_id,
      at: row.created_at.toISOString(),
      who: content?.who ?? null,
      action: row.action,
      subject: {
        ...subject,
        name: found?.name ?? content?.name ?? namesOfDeleted.get(subjectKey(subject)) ?? null,
        contactId: found?.contactId ?? null,
      },
      count: row.act_rows ?? 1,
      people: content?.people ?? null,
      before: content?.before ?? null,
      after: content?.after ?? null,
      undid: undid.get(row.act_id) ?? null,
      isUndone,
      final: isUndone
        ? null
        : (finalReason({ ...row, hasContents }, role, now)?.userMessage ?? (isGone ? noLongerThere : null)),
    }
  })
  return { data, nextCursor, count, people: people.map(personOf) }
}

const personOf = (user: { id: string; email: string; name: string | null }) => ({
  ...user,
  name: accountName(user.email, user.name),
})

/** The name of the subject in a log entry's content. */
const nameInLog = sql<string | null>`coalesce(${sql.join(
  ['name', 'title', 'email'].flatMap((column) =>
    [log.after, log.before].map((side) => sql`${side} ->> ${column}::text`),
  ),
  sql`, `,
)})`

/** Returns the last logged names of deleted subjects. */
async function lastNames(db: Db, gone: readonly { kind: LogSubject; id: string }[]) {
  if (gone.length === 0) return new Map<string, string | null>()
  const pairs = sql.join(
    gone.map(({ kind, id: of }) => sql`(${kind}::text, ${of}::text)`),
    sql`, `,
  )
  const rows = await db
    .selectDistinctOn([subject_kind, subject_id], { kind: subject_kind, id: subject_id, name: nameInLog })
    .from(log)
    .where(and(sql`(${subject_kind}, ${subject_id}) in (${pairs})`, isNotNull(nameInLog)))
    .orderBy(subject_kind, subject_id, desc(created_at))
  return new Map(rows.map((row) => [subjectKey(row), row.name]))
}

/** Reads the accounts and contents of a page's log rows. */
async function contentsOf(db: Db, ids: readonly string[]) {
  const { before, after } = log
  const isShort = sql`coalesce(octet_length(${before}::text), 0) + coalesce(octet_length(${after}::text), 0) <= ${maxBytesShown}`
  type Columns = Record<string, unknown> | null
  const rows = await db
    .select({
      id,
      userId: log.user_id,
      email: users.email,
      givenName: users.name,
      people: sql<
        number | null
      >`case when ${subject_kind} = 'contacts' then (${after} ->> 'count')::integer end`,
      hasAfter: sql<boolean>`${after} is not null`,
      hasContents: sql<boolean>`${before} is not null or ${after} is not null`,
      before: sql<Columns>`case when ${isShort} then ${before} end`,
      after: sql<Columns>`case when ${isShort} then ${after} end`,
      // Skipped for long contents, which are slow to search. Bulk actions have no name.
      name: sql<string | null>`case when ${isShort} then ${nameInLog} end`,
    })
    .from(log)
    .leftJoin(users, eq(users.id, log.user_id))
    .where(inArray(id, [...ids]))
  return new Map(
    rows.map(({ userId, email, givenName, ...row }) => {
      // A deleted account is shown as "Somebody".
      const who =
        userId === null ? null : personOf({ id: userId, email: email ?? 'Somebody', name: givenName })
      return [row.id, { ...row, who }]
    }),
  )
}

/** Returns the function of the action that each undo undid, by the undo's action id. */
async function undidOf(db: Db, actIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (actIds.length === 0) return new Map()
  const rows = await db
    .select({ by: undone_by, action })
    .from(log)
    .where(and(inArray(undone_by, [...actIds]), isNotNull(undone_by), isAction))
  return new Map(rows.map((row) => [row.by ?? '', row.action]))
}
