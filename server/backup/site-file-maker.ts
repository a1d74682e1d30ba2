import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Logger } from 'pino'
import { messageOf } from '#domain/message-of'
import { announceChange, type Changes } from '#server/db/changes'
import type { Database, Db } from '#server/db/connect'
import type { BackupSettings } from '#server/settings/backup-settings'
import { backupName } from './backup-name.ts'
import { exportName, exportsFolder } from './export-name.ts'
import { makeSiteFile } from './make-site-file.ts'
import { recordEnd } from './record-backup.ts'
import { savedPassphrase } from './saved-passphrase.ts'
import { claimDrill, claimSiteFile, recordProgress } from './requested-files.ts'
import { type FileTask, type RowProgress, runWorkerTask } from './run-worker-task.ts'

/** How often a process reports the progress of a file. */
const newsEveryMs = 1_000

interface SiteFileMakerOptions {
  database: Database
  databaseUrl: string | undefined
  dataDir: string
  backups: BackupSettings
  secret: string
  changes: Pick<Changes, 'subscribe'>
  /** Records that a backup could be restored. */
  recordDrill(db: Db, now: Date): Promise<void>
  log: Logger
}

/**
 * Makes the backups, exports and test restores that owners request, one at a time, in the process that claims them
 * first.
 */
export function startSiteFileMaker(options: SiteFileMakerOptions): { stop(): Promise<void> } {
  const { database, changes, log } = options
  const stopped = new AbortController()
  let isAsked = false
  let working: Promise<void> | undefined
  function look(): void {
    isAsked = true
    working ??= work()
  }

  /** Works until no request is left. A request that arrives in the meantime sets `isAsked` again. */
  async function work(): Promise<void> {
    while (isAsked && !stopped.signal.aborted) {
      isAsked = false
      try {
        const claimed = await claimSiteFile(database.db, database.now())
        if (claimed) await make(claimed, { ...options, signal: stopped.signal })
        const claimedDrill = await claimDrill(database.db, database.now())
        if (claimedDrill) await drill(claimedDrill, { ...options, signal: stopped.signal })
        isAsked ||= claimed !== undefined || claimedDrill !== undefined
      } catch (error) {
        log.warn({ err: error }, 'a backup or export that was asked for failed')
      }
    }
    working = undefined
  }
  const unsubscribe = changes.subscribe((topic) => {
    if (topic === 'backups') look()
  })

  return {
    async stop() {
      unsubscribe()
      stopped.abort()
      await working
    },
  }
}

type Claimed = NonNullable<Awaited<ReturnType<typeof claimSiteFile>>>

async function make(
  { id, kind }: Claimed,
  options: SiteFileMakerOptions & { signal: AbortSignal },
): Promise<void> {
  const { database, backups, dataDir, secret } = options
  const { db } = database
  const now = database.now()
  const isBackup = kind === 'backup'
  const folder = isBackup ? backups.folder : exportsFolder(dataDir)
  const path = isBackup ? backupName(folder, 'asked for', now) : join(folder, exportName(now))
  const file: FileTask = isBackup
    ? { backup: { path, passphrase: backups.passphrase, secret, now } }
    : { export: { path, now } }
  let progress: RowProgress | undefined
  const announce = () => db.transaction((tx) => announceChange(tx, 'backups'))
  const news = setInterval(() => {
    // A failed update does not matter, because another one follows.
    void recordProgress(db, id, { now: database.now(), progress })
      .then(announce)
      .catch(() => {})
  }, newsEveryMs)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    const bytes = await makeSiteFile({ ...options, onProgress: (each) => (progress = each) }, file)
    const { total = null } = progress ?? {}
    await recordEnd(db, id, {
      finished_at: database.now(),
      file: path,
      bytes,
      ...(total !== null && { rows_done: total, rows_total: total }),
    })
  } catch (error) {
    await recordEnd(db, id, { fault: messageOf(error) })
    throw error
  } finally {
    clearInterval(news)
    await announce()
  }
}

/** Restores a backup as a test, and records the outcome. */
async function drill(
  { id, path }: { id: string; path: string },
  { database, backups, dataDir, secret, recordDrill, signal }: SiteFileMakerOptions & { signal: AbortSignal },
): Promise<void> {
  const { db } = database
  const announce = () => db.transaction((tx) => announceChange(tx, 'backups', 'settings'))
  await announce()
  try {
    const passphrase = backups.passphrase ?? (await savedPassphrase(database.pool, secret))
    await runWorkerTask({ drill: { path, passphrase, secret, dataDir } }, { signal })
    const now = database.now()
    await recordDrill(db, now)
    await recordEnd(db, id, { drilled_at: now })
  } catch (error) {
    await recordEnd(db, id, { drill_fault: messageOf(error) })
    throw error
  } finally {
    await announce()
  }
}
