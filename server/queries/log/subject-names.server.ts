import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { LogSubject } from '#domain/log-subject'
import type { Db } from '#server/db/connect'
import { activities } from '#server/db/schema/activities'
import { caseStudies } from '#server/db/schema/case-studies'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { notes } from '#server/db/schema/notes'
import { replies } from '#server/db/schema/replies'
import { savedViews } from '#server/db/schema/saved-views'
import { testimonials } from '#server/db/schema/testimonials'
import { users } from '#server/db/schema/users'
import { heldPeople } from '#server/queries/submissions/held-submissions.server'

interface Subject {
  kind: LogSubject
  id: string
}

interface SubjectName {
  name: string | null
  /** The contact it belongs to. */
  contactId: string | null
}

/** What belongs to a contact is called as they are. */
const ofContact = (table: PgTable & Record<'id' | 'contact_id', PgColumn>) => (ids: SQL) =>
  sql`select ${table.id}::text as id, coalesce(${contacts.name}, ${contacts.email}) as name, ${contacts.id}::text as contact_id
    from ${table} join ${contacts} on ${contacts.id} = ${table.contact_id} where ${table.id} in ${ids}`

/** How things of a kind are called: rows of `id`, `name` and `contact_id`. What has no line here has no name. */
const named: Partial<Record<LogSubject, (ids: SQL) => SQL>> = {
  account: (ids) => sql`select id::text, email as name, null as contact_id from ${users} where id in ${ids}`,
  'case-study': (ids) =>
    sql`select id::text, title as name, null as contact_id from ${caseStudies} where id in ${ids}`,
  contact: (ids) =>
    sql`select id::text, coalesce(name, email) as name, id::text as contact_id from ${contacts} where id in ${ids}`,
  delivery: (ids) =>
    sql`select ${deliveries.id}::text as id, coalesce(${contacts.name}, ${deliveries.recipient}) as name, ${contacts.id}::text as contact_id
      from ${deliveries} left join ${contacts} on ${contacts.email} = ${deliveries.recipient} where ${deliveries.id} in ${ids}`,
  note: ofContact(notes),
  reply: ofContact(replies),
  'saved-view': (ids) => sql`select id::text, name, null as contact_id from ${savedViews} where id in ${ids}`,
  submission: ofContact(activities),
  testimonial: (ids) =>
    sql`select id::text, name, null as contact_id from ${testimonials} where id in ${ids}`,
}

export const subjectKey = ({ kind, id }: Subject): string => `${kind} ${id}`

/** What these things are called now, by {@link subjectKey}: those that are still there, in two statements. */
export async function subjectNames(
  db: Db,
  subjects: readonly Subject[],
): Promise<ReadonlyMap<string, SubjectName>> {
  const byKind = Map.groupBy(subjects, ({ kind }) => kind)
  const parts = [...byKind].flatMap(([kind, those]) => {
    const ids = sql`(${sql.join(
      those.map(({ id }) => sql`${id}::uuid`),
      sql`, `,
    )})`
    const select = named[kind]?.(ids)
    return select ? [sql`select ${kind} as kind, id, name, contact_id from (${select}) as of_kind`] : []
  })
  const [{ rows }, people] = await Promise.all([
    parts.length > 0
      ? db.execute<{ kind: LogSubject; id: string; name: string | null; contact_id: string | null }>(
          sql.join(parts, sql` union all `),
        )
      : { rows: [] },
    heldPeople(
      db,
      (byKind.get('held-submission') ?? []).map(({ id }) => id),
    ),
  ])
  return new Map([
    ...rows.map(
      ({ kind, id, name, contact_id }) =>
        [subjectKey({ kind, id }), { name, contactId: contact_id }] as const,
    ),
    ...[...people].map(
      ([id, { name, email }]) =>
        [subjectKey({ kind: 'held-submission', id }), { name: name ?? email, contactId: null }] as const,
    ),
  ])
}
