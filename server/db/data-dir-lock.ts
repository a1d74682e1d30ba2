import { accessSync, constants, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const sqliteBusy = 5

/**
 * Makes this process the only one on the embedded database. PGlite takes no lock of its own, and two processes
 * on one directory silently destroy data.
 *
 * The lock is the operating system's on the file `lock`: it holds across containers, which do not see each other's
 * process ids, for a process that is stopped too, and is gone with the process however that ends. Node hands such
 * locks out only through its SQLite: a transaction that has begun to write, and never writes, holds one.
 * Nothing in this process may open that file otherwise: closing it would give the lock up.
 * @returns a function that gives the lock back
 * @throws Error in plain words when another process holds it, or when there is no locking there
 */
export function lockDataDir(dataDir: string): () => void {
  // As a fault of the file system: SQLite's own words would not name the folder.
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

/** Kept in view: one that nobody refers to would be closed by the garbage collection. */
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
