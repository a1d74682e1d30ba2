import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { backups } from '#server/db/schema/backups'

type Begun = Pick<typeof backups.$inferInsert, 'occasion' | 'begun_at' | 'file'>
type Ended = Partial<
  Pick<
    typeof backups.$inferInsert,
    'finished_at' | 'file' | 'bytes' | 'fault' | 'rows_done' | 'rows_total' | 'drilled_at' | 'drill_fault'
  >
>

/** @returns the id by which `recordEnd` records its end */
export async function recordBackup(db: Db, backup: Begun & Ended): Promise<string> {
  const id = randomUUID()
  await db.insert(backups).values({ id, ...backup })
  return id
}

export async function recordEnd(db: Db, id: string, end: Ended): Promise<void> {
  await db.update(backups).set(end).where(eq(backups.id, id))
}
