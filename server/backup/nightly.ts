import { mkdirSync } from 'node:fs'
import { and, desc, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { messageOf } from '#domain/message-of'
import type { Database, Db } from '#server/db/connect'
import { backups } from '#server/db/schema/backups'
import { isNight } from '#server/settings/is-night'
import type { BackupSettings } from '#server/settings/backup-settings'
import { backupName } from './backup-name.ts'
import { deleteOldBackups } from './delete-old-backups.ts'
import { makeSiteFile } from './make-site-file.ts'
import { recordBackup, recordEnd } from './record-backup.ts'
import { lostAfterMs, recordProgress } from './requested-files.ts'

const hourMs = 3_600_000
const dueAtNightAfterMs = 20 * hourMs
/** A backup this old is due by day too: the site was off at night, or the nightly backup failed. */
const dueAfterMs = 30 * hourMs
/** The delay between two attempts, after a failure or a crash. */
const againAfterMs = hourMs
const heartbeatEveryMs = 20_000

interface NightlyOptions {
  database: Database
  databaseUrl: string | undefined
  dataDir: string
  backups: BackupSettings
  secret: string
  /** IANA name. */
  zone(): string
  /** Aborts a running backup. */
  ending: AbortSignal
}

/**
 * Backs up the site when it is due, unless another process does or has done so.
 * @returns whether it was due
 * @throws Error when it failed, which is recorded for the owner
 */
export async function backUpNightly(options: NightlyOptions): Promise<boolean> {
  const { database, zone } = options
  const now = database.now()
  const path = backupName(options.backups.folder, 'nightly', now)
  const id = await claim(database.db, path, now, zone())
  if (id === undefined) return false
  const news = setInterval(() => {
    // A failed update does not matter, because another one follows.
    void recordProgress(database.db, id, { now: database.now(), progress: undefined }).catch(() => {})
  }, heartbeatEveryMs)
  try {
    mkdirSync(options.backups.folder, { recursive: true, mode: 0o700 })
    const backup = { path, passphrase: options.backups.passphrase, secret: options.secret, now }
    const bytes = await makeSiteFile({ ...options, signal: options.ending }, { backup })
    await recordEnd(database.db, id, { finished_at: database.now(), bytes })
    deleteOldBackups(options.backups.folder, now)
    return true
  } catch (error) {
    await recordEnd(database.db, id, { fault: messageOf(error) })
    throw error
  } finally {
    clearInterval(news)
  }
}

/** Records an attempt, under a lock. Undefined if no backup is due, or another process is making it. */
function claim(db: Db, file: string, now: Date, zone: string): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('nightly backup', 0))`)
    const nightly = eq(backups.occasion, 'nightly')
    const [[whole], [tried]] = await Promise.all([
      tx
        .select({ at: backups.finished_at })
        .from(backups)
        // A backup from a clock that was ahead would otherwise stay the newest until that time.
        .where(and(nightly, isNotNull(backups.finished_at), lte(backups.finished_at, now)))
        .orderBy(desc(backups.finished_at))
        .limit(1),
      tx
        .select()
        .from(backups)
        .where(and(nightly, lte(backups.begun_at, now)))
        .orderBy(desc(backups.begun_at))
        .limit(1),
    ])
    if (!isTime(whole?.at ?? undefined, now, zone)) return undefined
    if (tried && tried.finished_at === null) {
      const agoMs = (at: Date) => now.getTime() - at.getTime()
      const isRunning = tried.fault === null && agoMs(tried.seen_at ?? tried.begun_at) < lostAfterMs
      if (isRunning || agoMs(tried.begun_at) < againAfterMs) return undefined
    }
    return recordBackup(tx, { occasion: 'nightly', begun_at: now, file })
  })
}

function isTime(newest: Date | undefined, now: Date, zone: string): boolean {
  const ageMs = newest ? now.getTime() - newest.getTime() : Infinity
  return ageMs > (isNight(now, zone) ? dueAtNightAfterMs : dueAfterMs)
}
