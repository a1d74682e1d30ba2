import { sql } from 'drizzle-orm'
import { convertLabeledAnswers } from '#content/answers/convert-labeled-answers'
import type { StoredSubmission } from '#domain/activity'
import type { Db } from '#server/db/connect'
import { activities } from '#server/db/schema/activities'
import { workshopLeads } from '#server/db/schema/workshop-leads'

/** How many are converted at once: indexing one for the search again takes the embedded database a millisecond. */
const atOnce = 100

/**
 * Stores some of the answers that a version before 0.3 wrote, or still writes during an upgrade, under field names, and
 * returns how many submissions there were. What cannot be converted keeps its label and text.
 */
export async function convertAnswers(db: Db): Promise<number> {
  const { rows } = await db.execute<{ id: string } & Pick<StoredSubmission, keyof StoredSubmission>>(sql`
    select id, kind, content, answers_by from ${activities}
    where answers_by = 'label' limit ${atOnce} for update skip locked`)
  if (rows.length === 0) return 0
  const moments = rows.some(({ kind }) => kind === 'free-workshop' || kind === 'free-workshop-seat')
    ? await sessionStarts(db)
    : []
  const converted = rows.map(({ id, kind, content }) => ({
    id,
    content: convertLabeledAnswers(kind, content, moments),
  }))
  await db.execute(sql`
    update ${activities} set content = converted.content, answers_by = 'field'
    from jsonb_to_recordset(${JSON.stringify(converted)}::jsonb) as converted(id uuid, content jsonb)
    where ${activities.id} = converted.id`)
  return rows.length
}

async function sessionStarts(db: Db): Promise<string[]> {
  const starts = await db.selectDistinct({ at: workshopLeads.session_starts_at }).from(workshopLeads)
  return starts.map(({ at }) => at.toISOString())
}
