import { and, desc, isNotNull, lte, max, min, ne } from 'drizzle-orm'
import type { Db } from '#server/db/connect'
import { backups } from '#server/db/schema/backups'

const hourMs = 3_600_000

/** Nightly backups are a day apart, so by then one is missing. */
const overdueAfterMs = 36 * hourMs

export interface LastBackup {
  /** When the newest complete backup was finished, by the database's clock; undefined if there is none. */
  readonly finishedAt: Date | undefined
  /** Its path, and its size in bytes. */
  readonly file: string | undefined
  readonly bytes: number | undefined
  /** Why the newest attempt failed; undefined if it did not. */
  readonly fault: string | undefined
  /** When that attempt began. */
  readonly failedAt: Date | undefined
  /** When the first known attempt began. Without a complete backup, overdue time is counted from then. */
  readonly firstBegunAt: Date | undefined
  /** When a backup began by a clock that was ahead. That backup is ignored until then. */
  readonly aheadAt: Date | undefined
}

/** The largest clock difference between machines that is tolerated. */
const maxSkewMs = 5 * 60_000

/** The state of this site's backups, whichever process or machine made them. */
export async function lastBackup(db: Db, now: Date): Promise<LastBackup> {
  const latest = new Date(now.getTime() + maxSkewMs)
  const isKnown = ne(backups.occasion, 'export')
  const isBackup = and(isKnown, lte(backups.begun_at, latest))
  const [[whole], [tried], [begun]] = await Promise.all([
    db
      .select()
      .from(backups)
      .where(and(isBackup, isNotNull(backups.finished_at), lte(backups.finished_at, latest)))
      .orderBy(desc(backups.finished_at))
      .limit(1),
    db.select().from(backups).where(isBackup).orderBy(desc(backups.begun_at)).limit(1),
    db
      .select({ first: min(backups.begun_at), last: max(backups.begun_at) })
      .from(backups)
      .where(isKnown),
  ])
  const fault = tried?.fault ?? undefined
  return {
    finishedAt: whole?.finished_at ?? undefined,
    file: whole?.file,
    bytes: whole?.bytes ?? undefined,
    fault,
    failedAt: fault === undefined ? undefined : tried?.begun_at,
    firstBegunAt: begun?.first ?? undefined,
    aheadAt: begun?.last && begun.last > latest ? begun.last : undefined,
  }
}

/** Whether the newest backup is older than 36 hours. Without one, the first attempt counts. */
export function isOverdue({ finishedAt, firstBegunAt }: LastBackup, now: Date): boolean {
  const since = finishedAt ?? firstBegunAt
  return since !== undefined && now.getTime() - since.getTime() > overdueAfterMs
}
