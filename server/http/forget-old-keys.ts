import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { idempotencyKeys } from '#server/db/schema/idempotency-keys'

const keptForHours = 24
const stepRows = 1_000

/** Deletes the keys under which nobody repeats a call any more, some at a time. Returns how many. */
export async function forgetOldKeys(db: Db): Promise<number> {
  const { function_name, caller, key, created_at } = idempotencyKeys
  const names = sql`${function_name}, ${caller}, ${key}`
  let forgotten = 0
  for (;;) {
    const { rowCount } = await db.execute(sql`
      delete from ${idempotencyKeys} where (${names}) in (
        select ${names} from ${idempotencyKeys}
        where ${created_at} < clock_timestamp() - ${keptForHours} * interval '1 hour'
        limit ${stepRows} for update skip locked
      )`)
    forgotten += rowCount ?? 0
    if ((rowCount ?? 0) < stepRows) return forgotten
  }
}
