import { accessSync, constants, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const sqliteBusy = 5

/**
 * Makes this process the only one on the embedded database, because PGlite takes no lock and two processes on one
 * directory silently destroy data. Uses the operating system's lock on the file `lock`, which works across containers
 * with separate process ids and for suspended processes, and ends with the process. Node offers such locks only
 * through SQLite: an open write transaction holds one. Nothing else in this process may open that file, because
 * closing it would release the lock.
 * @returns a function that releases the lock
 * @throws Error for the owner to read, when another process holds it or locking is not supported
 */
export function lockDataDir(dataDir: string): () => void {
  // Reported as a file system error, because SQLite's message would not name the folder.
  accessSync(dataDir, constants.W_OK)
  const holderPath = join(dataDir, 'lock-holder')
  const lock = takeLock(dataDir, holderPath)
  held.add(lock)
  writeFileSync(holderPath, `pid ${process.pid} on ${hostname()}`)
  return () => {
    if (!held.delete(lock)) return
    rmSync(holderPath, { force: true })
    lock.close()
  }
}

/** Referenced, so that it is not garbage-collected and closed. */
const held = new Set<DatabaseSync>()

function takeLock(dataDir: string, holderPath: string): DatabaseSync {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(join(dataDir, 'lock'))
    lock.exec('begin immediate')
    return lock
  } catch (error) {
    lock?.close()
    if (!(error instanceof Error && 'errcode' in error)) throw error
    throw new Error(
      error.errcode === sqliteBusy
        ? `${inUse(dataDir, holderPath)} Stop it first, give this one its own DATA_DIR, or set DATABASE_URL to share a PostgreSQL.`
        : `No lock can be had in ${dataDir} (${error.message}), and without one a second process would destroy its data. Put DATA_DIR on a disk of this machine, or set DATABASE_URL to use a PostgreSQL.`,
      { cause: error },
    )
  }
}

function inUse(dataDir: string, holderPath: string): string {
  const holder = readIfThere(holderPath)
  return holder
    ? `Another process (${holder}) is already using ${dataDir}.`
    : `Another process is already using ${dataDir}, or the disk it is on has no file locks.`
}

function readIfThere(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
