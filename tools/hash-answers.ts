import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { labeledAnswers } from '#content/answers/read-answers'
import type { StoredSubmission } from '#domain/activity'
import type { Db } from '#server/db/connect'

const atOnce = 5_000

/**
 * A hash of every submission that came before a moment, as people read it, whichever version stored it: the same before
 * and after an upgrade, and after its answers were converted.
 */
export async function hashAnswers(db: Db, before: Date): Promise<string> {
  const hash = createHash('sha256')
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    // A column that the older version lacks is missing from the row's JSON, too.
    const { rows } = await db.execute<{ id: string } & Pick<StoredSubmission, keyof StoredSubmission>>(sql`
      select id, kind, content, coalesce(to_jsonb(activities) ->> 'answers_by', 'label') as answers_by
      from activities where id > ${after} and created_at < ${before.toISOString()} order by id limit ${atOnce}`)
    for (const { id, ...submission } of rows) hash.update(JSON.stringify([id, labeledAnswers(submission)]))
    const last = rows.at(-1)
    if (!last) return hash.digest('hex')
    after = last.id
  }
}
