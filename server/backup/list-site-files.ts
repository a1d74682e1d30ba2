import { existsSync } from 'node:fs'
import { desc, eq } from 'drizzle-orm'
import type { SiteFile } from '#contracts/list-backups'
import type { SiteFileKind } from '#domain/site-file'
import type { Db, Transaction } from '#server/db/connect'
import { backups } from '#server/db/schema/backups'
import { drillLostAfterMs, kindOf, lostAfterMs } from './requested-files.ts'

const shown = 30
/** Backups that nobody requested may report no progress, so they count as lost only after this time. */
const unreportedLostAfterMs = 6 * 3_600_000

type Row = typeof backups.$inferSelect

/** The newest backups and exports, whichever process or machine made them. */
export async function listSiteFiles(db: Db, now: Date): Promise<SiteFile[]> {
  const rows = await db.select().from(backups).orderBy(desc(backups.begun_at)).limit(shown)
  return rows.map((row) => ({
    id: row.id,
    kind: kindOf(row.occasion),
    occasion: row.occasion,
    state: stateOf(row, now),
    begunAt: row.begun_at.toISOString(),
    finishedAt: row.finished_at?.toISOString() ?? null,
    bytes: row.bytes,
    fault: row.fault,
    rows: row.rows_total === null ? null : { done: row.rows_done ?? 0, total: row.rows_total },
    file: row.file,
    isHere: isFinished(row) && existsSync(row.file),
    drill: drillOf(row, now),
  }))
}

/** The row of a finished file on this machine. File endings are checked, because a restored row could name any file. */
export async function siteFileHere(
  db: Db | Transaction,
  id: string,
  kind: SiteFileKind,
): Promise<Row | undefined> {
  const [row] = await db.select().from(backups).where(eq(backups.id, id))
  const isIt = row !== undefined && kindOf(row.occasion) === kind
  return isIt && isFinished(row) && existsSync(row.file) ? row : undefined
}

const isFinished = ({ finished_at: at, file }: Row) => at !== null && /\.(?:backup|zip)$/.test(file)

function drillOf(
  { drill_asked_at: askedAt, drilled_at: at, drill_fault: fault }: Row,
  now: Date,
): SiteFile['drill'] {
  if (askedAt === null) return null
  if (at !== null) return { state: 'done', at: at.toISOString(), fault: null }
  const isLost = now.getTime() - askedAt.getTime() > drillLostAfterMs
  const state = fault !== null ? 'failed' : isLost ? 'lost' : 'running'
  return { state, at: askedAt.toISOString(), fault }
}

function stateOf({ finished_at: at, fault, occasion, ...row }: Row, now: Date): SiteFile['state'] {
  if (at !== null) return 'done'
  if (fault !== null) return 'failed'
  const isReported = occasion === 'asked for' || occasion === 'export'
  const newsAt = row.seen_at ?? row.begun_at
  const lostAfter = isReported ? lostAfterMs : unreportedLostAfterMs
  return now.getTime() - newsAt.getTime() > lostAfter ? 'lost' : 'running'
}
