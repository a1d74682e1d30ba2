import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { max } from 'drizzle-orm'
import type { Logger } from 'pino'
import type { Database } from '#server/db/connect'
import { largestTableBytes, rewriteTables } from '#server/db/rewrite-tables'
import { suppressions } from '#server/db/schema/suppressions'
import { isNight } from '#server/settings/is-night'

/** The largest table size that is rewritten at once, because it takes only about a tenth of a second. */
const smallBytes = 4 * 1024 * 1024

interface ClearOptions {
  database: Pick<Database, 'db' | 'pool' | 'now'>
  dataDir: string
  /** The owner’s zone, an IANA name. */
  zone(): string
  log: Pick<Logger, 'info'>
}

/**
 * Removes erased people from the embedded database's files: of a small site at once, of a larger one at night, because
 * its visitors wait for it. Returns whether it has rewritten the files.
 */
export async function clearErased({ database, dataDir, zone, log }: ClearOptions): Promise<boolean> {
  const [last] = await database.db.select({ at: max(suppressions.created_at) }).from(suppressions)
  const erasedAt = last?.at ?? undefined
  if (!erasedAt || erasedAt <= clearedAt(dataDir)) return false
  const now = database.now()
  if ((await largestTableBytes(database)) > smallBytes && !isNight(now, zone())) return false
  await rewriteTables(database)
  writeFileSync(noteIn(dataDir), now.toISOString(), { mode: 0o600 })
  log.info({ ms: database.now().getTime() - now.getTime() }, 'files cleared of what was erased')
  return true
}

const noteIn = (dataDir: string) => join(dataDir, 'files-cleared-at')

function clearedAt(dataDir: string): Date {
  const note = noteIn(dataDir)
  return existsSync(note) ? new Date(readFileSync(note, 'utf8')) : new Date(0)
}
