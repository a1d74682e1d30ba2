import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { LogSubject } from '#domain/log-subject'
import type { Db } from '#server/db/connect'
import { activities } from '#server/db/schema/activities'
import { calendars } from '#server/db/schema/calendars'
import { calls } from '#server/db/schema/calls'
import { caseStudies } from '#server/db/schema/case-studies'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { invitations } from '#server/db/schema/invitations'
import { notes } from '#server/db/schema/notes'
import { replies } from '#server/db/schema/replies'
import { replyTemplates } from '#server/db/schema/reply-templates'
import { savedViews } from '#server/db/schema/saved-views'
import { testimonials } from '#server/db/schema/testimonials'
import { users } from '#server/db/schema/users'
import { quarantinedNames } from '#server/queries/submissions/quarantined-submissions.server'

interface Subject {
  kind: LogSubject
  id: string
}

interface SubjectName {
  name: string | null
  /** The contact that the subject belongs to. */
  contactId: string | null
}

/** Names the rows of a contact after the contact. */
const ofContact = (table: PgTable & Record<'id' | 'contact_id', PgColumn>) => (ids: SQL) =>
  sql`select ${table.id}::text as id, coalesce(${contacts.name}, ${contacts.email}) as name, ${contacts.id}::text as contact_id
    from ${table} join ${contacts} on ${contacts.id} = ${table.contact_id} where ${table.id} in ${ids}`

/** Selects the names of each kind of subject as `id`, `name` and `contact_id`. Other kinds have no name. */
const named: Partial<Record<LogSubject, (ids: SQL) => SQL>> = {
  account: (ids) => sql`select id::text, email as name, null as contact_id from ${users} where id in ${ids}`,
  calendar: (ids) => sql`select id::text, name, null as contact_id from ${calendars} where id in ${ids}`,
  call: (ids) =>
    sql`select ${calls.id}::text as id, ${calls.name} as name, ${activities.contact_id}::text as contact_id
      from ${calls} left join ${activities} on ${activities.kind} = 'call' and ${activities.subject_id} = ${calls.id}
      where ${calls.id} in ${ids}`,
  'case-study': (ids) =>
    sql`select id::text, title as name, null as contact_id from ${caseStudies} where id in ${ids}`,
  contact: (ids) =>
    sql`select id::text, coalesce(name, email) as name, id::text as contact_id from ${contacts} where id in ${ids}`,
  delivery: (ids) =>
    sql`select ${deliveries.id}::text as id, coalesce(${contacts.name}, ${deliveries.recipient}) as name, ${contacts.id}::text as contact_id
      from ${deliveries} left join ${contacts} on ${contacts.id} = ${deliveries.contact_id} where ${deliveries.id} in ${ids}`,
  invitation: (ids) =>
    sql`select id::text, email as name, null as contact_id from ${invitations} where id in ${ids}`,
  note: ofContact(notes),
  reply: ofContact(replies),
  'saved-view': (ids) => sql`select id::text, name, null as contact_id from ${savedViews} where id in ${ids}`,
  submission: ofContact(activities),
  template: (ids) => sql`select id::text, name, null as contact_id from ${replyTemplates} where id in ${ids}`,
  testimonial: (ids) =>
    sql`select id::text, name, null as contact_id from ${testimonials} where id in ${ids}`,
}

export const subjectKey = ({ kind, id }: Subject): string => `${kind} ${id}`

/** Returns the current names of subjects that still exist, by {@link subjectKey}, in two statements. */
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
    quarantinedNames(
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
