import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { SiteFileKind } from '#domain/site-file'
import type { Db, Transaction } from '#server/db/connect'
import { backups } from '#server/db/schema/backups'
import type { RowProgress } from './run-worker-task.ts'

/** A file without progress for this long counts as lost: its process reports every 20 seconds or more often. */
export const lostAfterMs = 2 * 60_000

const occasionOf = { backup: 'asked for', export: 'export' } as const satisfies Record<SiteFileKind, string>

export const kindOf = (occasion: string): SiteFileKind => (occasion === 'export' ? 'export' : 'backup')

/** A file whose last progress is older than this is lost. */
const lostSince = (now: Date) => new Date(now.getTime() - lostAfterMs)

const isUnfinished = and(isNull(backups.finished_at), isNull(backups.fault))

/**
 * Requests a backup or an export, which a process claims once this has committed.
 * @returns the new request's id, or that of a request that is waiting or running
 */
export async function requestSiteFile(
  tx: Transaction,
  kind: SiteFileKind,
  now: Date,
): Promise<{ id: string; isNew: boolean }> {
  const occasion = occasionOf[kind]
  const [current] = await tx
    .select({ id: backups.id })
    .from(backups)
    .where(
      and(
        eq(backups.occasion, occasion),
        isUnfinished,
        or(gt(backups.seen_at, lostSince(now)), gt(backups.begun_at, lostSince(now))),
      ),
    )
    .orderBy(desc(backups.begun_at))
    .limit(1)
  if (current) return { id: current.id, isNew: false }
  const id = randomUUID()
  await tx.insert(backups).values({ id, occasion, begun_at: now, file: '' })
  return { id, isNew: true }
}

/** Claims the oldest recent request; only one of several processes gets it. */
export function claimSiteFile(db: Db, now: Date): Promise<{ id: string; kind: SiteFileKind } | undefined> {
  return db.transaction(async (tx) => {
    const [found] = await tx
      .select({ id: backups.id, occasion: backups.occasion })
      .from(backups)
      .where(
        and(
          inArray(backups.occasion, Object.values(occasionOf)),
          isUnfinished,
          isNull(backups.seen_at),
          gt(backups.begun_at, lostSince(now)),
        ),
      )
      .orderBy(asc(backups.begun_at))
      .limit(1)
      .for('update', { skipLocked: true })
    if (!found) return undefined
    await tx.update(backups).set({ seen_at: now }).where(eq(backups.id, found.id))
    return { id: found.id, kind: kindOf(found.occasion) }
  })
}

/**
 * Requests a test restore of a backup. A test that is running continues instead.
 * @returns whether there is a new request
 */
export async function requestDrill(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const lostBefore = new Date(now.getTime() - drillLostAfterMs)
  const requested = await tx
    .update(backups)
    .set({ drill_asked_at: now, drill_begun_at: null, drilled_at: null, drill_fault: null })
    .where(
      and(
        eq(backups.id, id),
        or(
          isNull(backups.drill_asked_at),
          isNotNull(backups.drilled_at),
          isNotNull(backups.drill_fault),
          lt(backups.drill_asked_at, lostBefore),
        ),
      ),
    )
    .returning({ id: backups.id })
  return requested.length > 0
}

/** How long a test restore may take. After that it counts as lost. */
export const drillLostAfterMs = 60 * 60_000

/** Claims the oldest requested test restore whose backup is on this machine. */
export function claimDrill(db: Db, now: Date): Promise<{ id: string; path: string } | undefined> {
  return db.transaction(async (tx) => {
    const requests = await tx
      .select({ id: backups.id, path: backups.file })
      .from(backups)
      .where(
        and(
          gt(backups.drill_asked_at, new Date(now.getTime() - drillLostAfterMs)),
          isNull(backups.drill_begun_at),
        ),
      )
      .orderBy(asc(backups.drill_asked_at))
      .for('update', { skipLocked: true })
    const found = requests.find(({ path }) => existsSync(path))
    if (!found) return undefined
    await tx.update(backups).set({ drill_begun_at: now }).where(eq(backups.id, found.id))
    return found
  })
}

export async function recordProgress(
  db: Db,
  id: string,
  { now, progress }: { now: Date; progress: RowProgress | undefined },
): Promise<void> {
  const rows = progress && { rows_done: progress.done, rows_total: progress.total }
  await db
    .update(backups)
    .set({ seen_at: now, ...rows })
    .where(eq(backups.id, id))
}
