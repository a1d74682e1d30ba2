import { sql } from 'drizzle-orm'
import type { ExportedExtra } from '#contracts/create-export'
import { answerLines } from '#content/answers/read-answers'
import type { StoredSubmission } from '#domain/activity'
import { forms } from '#domain/forms'
import type { Db } from '#server/db/connect'
import { idArray } from '#server/db/id-array'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { newsletterSubscribers } from '#server/db/schema/newsletter-subscribers'
import { notes } from '#server/db/schema/notes'
import { testimonials } from '#server/db/schema/testimonials'
import { workshopFeedback } from '#server/db/schema/workshop-feedback'

interface Said {
  id: string
  at: Date | string
  text: string
}

/** Returns one kind of extra data of contacts, such as notes, oldest first, as one text per contact. */
export async function exportedExtras(
  db: Db,
  ids: readonly string[],
  extra: ExportedExtra,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string[]>()
  for (const { id, at, text } of await readers[extra](db, ids)) {
    const line = `${new Date(at).toISOString().slice(0, 10)} ${text}`
    texts.set(id, [...(texts.get(id) ?? []), line])
  }
  return new Map([...texts].map(([id, lines]) => [id, lines.join('\n')]))
}

const readers: Record<ExportedExtra, (db: Db, ids: readonly string[]) => Promise<Said[]>> = {
  async notes(db, ids) {
    const { rows } = await db.execute<Said & Record<string, unknown>>(sql`
      select ${notes.contact_id} as id, ${notes.created_at} as at, ${notes.text} as text from ${notes}
      where ${notes.contact_id} = any(${idArray(ids)}) order by ${notes.created_at}, ${notes.id}`)
    return rows
  },
  async answers(db, ids) {
    const { rows } = await db.execute<
      { id: string; at: string } & Pick<StoredSubmission, keyof StoredSubmission>
    >(sql`
      select ${activities.contact_id} as id, ${activities.created_at} as at, ${activities.kind} as kind,
        ${activities.content} as content, ${activities.answers_by} as answers_by
      from ${activities} where ${activities.contact_id} = any(${idArray(ids)})
      order by ${activities.created_at}, ${activities.id}`)
    return rows.map(({ id, at, ...submission }) => ({
      id,
      at,
      text: [forms[submission.kind].title, ...answerLines(submission)].join('\n'),
    }))
  },
  /** Includes the submissions of merged addresses. */
  async consents(db, ids) {
    const whole = sql`coalesce(${contacts.merged_into}, ${contacts.id})`
    const isAsked = sql`(${contacts.id} = any(${idArray(ids)}) or ${contacts.merged_into} = any(${idArray(ids)}))`
    const { rows } = await db.execute<Said & Record<string, unknown>>(sql`
      select ${whole} as id, ${newsletterSubscribers.changed_at} as at,
        'newsletter: ' || ${newsletterSubscribers.state} as text
      from ${contacts} join ${newsletterSubscribers} on ${newsletterSubscribers.email} = ${contacts.email}
      where ${isAsked}
      union all
      select ${whole}, ${testimonials.created_at},
        'publication: given' || coalesce(', “' || ${testimonials.consent_wording} || '”', '')
      from ${contacts} join ${workshopFeedback} on ${workshopFeedback.email} = ${contacts.email}
        join ${testimonials} on ${testimonials.workshop_feedback_id} = ${workshopFeedback.id}
      where ${isAsked}
      order by 2`)
    return rows
  },
}
