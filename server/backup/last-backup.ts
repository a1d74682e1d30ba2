import { desc, isNotNull } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { backups } from '#server/db/schema/backups'

const hourMs = 3_600_000

/** Nightly ones are a day apart: by then one is missing. */
const overdueAfterMs = 36 * hourMs

export interface LastBackup {
  /** When the newest whole one was finished; undefined while there is none. By the database's clock. */
  readonly finishedAt: Date | undefined
  /** Where that one was put, and how large it is, in bytes. */
  readonly file: string | undefined
  readonly bytes: number | undefined
  /** Why the newest try came to nothing; undefined when it did not. */
  readonly fault: string | undefined
  /** When that try began. */
  readonly failedAt: Date | undefined
  /** When the first one that is remembered was begun: how long there should have been one. */
  readonly firstBegunAt: Date | undefined
}

/** What is known of this site's backups, whoever made them and on whatever machine. */
export async function lastBackup(db: Db): Promise<LastBackup> {
  const [[whole], [tried], [first]] = await Promise.all([
    db
      .select()
      .from(backups)
      .where(isNotNull(backups.finished_at))
      .orderBy(desc(backups.finished_at))
      .limit(1),
    db.select().from(backups).orderBy(desc(backups.begun_at)).limit(1),
    db.select().from(backups).orderBy(backups.begun_at).limit(1),
  ])
  const fault = tried?.fault ?? undefined
  return {
    finishedAt: whole?.finished_at ?? undefined,
    file: whole?.file,
    bytes: whole?.bytes ?? undefined,
    fault,
    failedAt: fault === undefined ? undefined : tried?.begun_at,
    firstBegunAt: first?.begun_at,
  }
}

/** Whether there should have been a newer one by now. */
export function isOverdue({ finishedAt, firstBegunAt }: LastBackup, now: Date): boolean {
  const since = finishedAt ?? firstBegunAt
  return since !== undefined && now.getTime() - since.getTime() > overdueAfterMs
}
