import { mkdirSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import { messageOf } from '#domain/message-of'
import type { Database, Db } from '#server/db/connect'
import { backups } from '#server/db/schema/backups'
import { isNight } from '#server/settings/is-night'
import type { BackupSettings } from '#server/settings/backup-settings'
import { backUpAside } from './back-up-aside.ts'
import { backupName } from './backup-name.ts'
import { copyEmbedded } from './embedded-copy.ts'
import { forgetOldBackups } from './kept-backups.ts'
import { noteBackup, noteEnd } from './note-backup.ts'

const hourMs = 3_600_000
const dueAtNightAfterMs = 20 * hourMs
/** Where nothing runs at night, or nothing came of it. */
const dueAfterMs = 30 * hourMs
/** After one that came to nothing. */
const againAfterMs = hourMs
/** One of which nothing was heard for as long has died with its process. */
const deadAfterMs = 6 * hourMs

interface NightlyOptions {
  database: Database
  databaseUrl: string | undefined
  dataDir: string
  backups: BackupSettings
  secret: string
  /** IANA name. */
  zone(): string
  /** Ends one under way. */
  ending: AbortSignal
}

/**
 * Backs the site up when it is time, unless another process does or has done so.
 * @returns whether it was time
 * @throws Error when it came to nothing, which is noted for the owner
 */
export async function backUpNightly(options: NightlyOptions): Promise<boolean> {
  const { database, zone } = options
  const now = database.now()
  const path = backupName(options.backups.folder, 'nightly', now)
  const id = await claim(database.db, path, now, zone())
  if (id === undefined) return false
  try {
    mkdirSync(options.backups.folder, { recursive: true, mode: 0o700 })
    const { bytes } = await make(options, path, now)
    await noteEnd(database.db, id, { finished_at: database.now(), bytes })
    forgetOldBackups(options.backups.folder, now)
    return true
  } catch (error) {
    await noteEnd(database.db, id, { fault: messageOf(error) })
    throw error
  }
}

async function make(options: NightlyOptions, path: string, now: Date) {
  const { database, databaseUrl, dataDir, secret, ending } = options
  const backup = { path, passphrase: options.backups.passphrase, secret, now }
  if (databaseUrl !== undefined) return backUpAside({ source: { databaseUrl }, backup }, ending)
  const copy = join(dataDir, await copyEmbedded(database, dataDir))
  try {
    return await backUpAside({ source: { directory: join(copy, 'db') }, backup }, ending)
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
}

/** By one process at a time. Undefined when it is not time, or another has done it. */
function claim(db: Db, file: string, now: Date, zone: string): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('nightly backup', 0))`)
    const nightly = eq(backups.occasion, 'nightly')
    const [[whole], [tried]] = await Promise.all([
      tx
        .select({ at: backups.finished_at })
        .from(backups)
        .where(and(nightly, isNotNull(backups.finished_at)))
        .orderBy(desc(backups.finished_at))
        .limit(1),
      tx.select().from(backups).where(nightly).orderBy(desc(backups.begun_at)).limit(1),
    ])
    if (!isTime(whole?.at ?? undefined, now, zone)) return undefined
    if (tried && tried.finished_at === null) {
      const triedMs = now.getTime() - tried.begun_at.getTime()
      if (triedMs < (tried.fault === null ? deadAfterMs : againAfterMs)) return undefined
    }
    return noteBackup(tx, { occasion: 'nightly', begun_at: now, file })
  })
}

function isTime(newest: Date | undefined, now: Date, zone: string): boolean {
  const ageMs = newest ? now.getTime() - newest.getTime() : Infinity
  return ageMs > (isNight(now, zone) ? dueAtNightAfterMs : dueAfterMs)
}
