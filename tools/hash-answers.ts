import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { labeledAnswers } from '#content/answers/read-answers'
import type { StoredSubmission } from '#domain/activity'
import type { Db } from '#server/db/connect'

const atOnce = 5_000

/**
 * Hashes every submission before a moment as people read it. The hash is the same before and after an upgrade, and
 * after the answers were converted.
 */
export async function hashAnswers(db: Db, before: Date): Promise<string> {
  const hash = createHash('sha256')
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    // `to_jsonb` also works on an older version, whose table lacks the column.
    const { rows } = await db.execute<{ id: string } & Pick<StoredSubmission, keyof StoredSubmission>>(sql`
      select id, kind, content, coalesce(to_jsonb(activities) ->> 'answers_by', 'label') as answers_by
      from activities where id > ${after} and created_at < ${before.toISOString()} order by id limit ${atOnce}`)
    for (const { id, ...submission } of rows) hash.update(JSON.stringify([id, labeledAnswers(submission)]))
    const last = rows.at(-1)
    if (!last) return hash.digest('hex')
    after = last.id
  }
}
