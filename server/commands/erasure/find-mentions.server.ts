import { and, inArray, not, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Mention } from '#contracts/preview-erasure'
import { accountName } from '#domain/account-name'
import { mentionPattern } from '#domain/mention'
import type { Db, Transaction } from '#server/db/connect'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { mailboxMessages } from '#server/db/schema/mailbox-messages'
import { notes } from '#server/db/schema/notes'
import { replies } from '#server/db/schema/replies'
import { replyTemplates } from '#server/db/schema/reply-templates'
import { savedViews } from '#server/db/schema/saved-views'
import { testimonials } from '#server/db/schema/testimonials'
import { shownName, users } from '#server/db/schema/users'
import type { Person } from './find-person.server.ts'

/** The limit of listed mentions, which is more than anybody decides one by one. */
export const maxMentions = 200

/**
 * Finds mentions of a person in others' data by address, full name, phone number and profile: in other contacts' notes,
 * replies, messages and next steps, and in saved views, templates and testimonials.
 */
export async function findMentions(db: Db | Transaction, person: Person): Promise<Mention[]> {
  const terms = [...person.emails, ...person.terms]
  if (terms.length === 0) return []
  const holds = (column: PgColumn | SQL): SQL =>
    sql`(${sql.join(
      terms.map((term) => sql`${column} ilike ${likeTerm(term)}`),
      sql` or `,
    )})`
  const isOfOthers = (column: PgColumn) =>
    person.contactIds.length > 0 ? not(inArray(column, person.contactIds)) : undefined
  const mentionsIn = (table: typeof notes | typeof replies, kind: 'note' | 'reply', text: PgColumn[]) => sql`
    select ${kind} as kind, ${table.id}::text as id, concat_ws(E'\n', ${sql.join(text, sql`, `)}) as text,
      ${table.created_at} as at, ${shownName} as by, ${contacts.id}::text as contact_id, coalesce(${contacts.name}, ${contacts.email}) as contact
    from ${table} join ${contacts} on ${contacts.id} = ${table.contact_id} left join ${users} on ${users.id} = ${table.author_id}
    where ${and(isOfOthers(table.contact_id), sql`(${sql.join(text.map(holds), sql` or `)})`)}`
  const { parts } = mailboxMessages
  const theirMails = sql`
    select 'message', ${mailboxMessages.id}::text,
      concat_ws(E'\n', ${mailboxMessages.subject}, (select string_agg(part ->> 'text', E'\n') from jsonb_array_elements(${parts}) as part)),
      ${mailboxMessages.created_at}, ${mailboxMessages.address}, ${contacts.id}::text, coalesce(${contacts.name}, ${contacts.email})
    from ${mailboxMessages} join ${contacts} on ${contacts.id} = ${mailboxMessages.contact_id}
    where ${and(
      isOfOthers(mailboxMessages.contact_id),
      not(inArray(mailboxMessages.address, person.emails)),
      sql`(${holds(mailboxMessages.subject)} or ${holds(sql`${parts}::text`)})`,
    )}`
  // Their own submissions are deleted with them.
  const theirSubmissionIds = sql`(select ${activities.subject_id} from ${activities} where ${inArray(activities.contact_id, person.contactIds)})`
  const noTime = sql`null::timestamptz`
  const { rows } = await db.execute<Found>(sql`
    select kind, id, text, to_json(at) #>> '{}' as at, by, contact_id, contact from (
      ${mentionsIn(notes, 'note', [notes.text])}
      union all ${mentionsIn(replies, 'reply', [replies.subject, replies.text])}
      union all ${theirMails}
      union all select 'next-step', ${contacts.id}::text, ${contacts.next_step}, ${noTime}, null, ${contacts.id}::text, coalesce(${contacts.name}, ${contacts.email})
        from ${contacts} where ${and(isOfOthers(contacts.id), holds(contacts.next_step))}
      union all select 'saved-view', ${savedViews.id}::text, concat_ws(E'\n', ${savedViews.name}, ${savedViews.q}), ${savedViews.created_at}, null, null, null
        from ${savedViews} where ${holds(savedViews.name)} or ${holds(savedViews.q)}
      union all select 'template', ${replyTemplates.id}::text, concat_ws(E'\n', ${replyTemplates.name}, ${replyTemplates.text}), ${replyTemplates.created_at}, null, null, null
        from ${replyTemplates} where ${holds(replyTemplates.name)} or ${holds(replyTemplates.text)}
      union all select 'testimonial', ${testimonials.id}::text, concat_ws(E'\n', ${testimonials.name}, ${testimonials.testimonial}), ${testimonials.created_at}, null, null, null
        from ${testimonials} where (${holds(testimonials.name)} or ${holds(testimonials.testimonial)}) and not coalesce(${testimonials.id} in ${theirSubmissionIds} or ${testimonials.workshop_feedback_id} in ${theirSubmissionIds}, false)
    ) as found order by at desc nulls last, id limit ${maxMentions + 1}`)
  const pattern = mentionPattern(terms)
  return rows
    .filter(({ text }) => text.search(pattern) >= 0)
    .map(({ kind, id, text, at, by, contact_id, contact }) => ({
      kind,
      id,
      text,
      at: at === null ? null : new Date(at).toISOString(),
      by: by === null ? null : accountName(by),
      contact: contact_id === null ? null : { id: contact_id, name: contact ?? '' },
    }))
}

type Found = {
  kind: Mention['kind']
  id: string
  text: string
  at: string | null
  by: string | null
  contact_id: string | null
  contact: string | null
}

/** Returns a pattern that also matches parts of other words, and any text in place of whitespace. */
const likeTerm = (term: string) => `%${term.replaceAll(/[\\%_]/g, String.raw`\$&`).replaceAll(/\s+/g, '%')}%`
