import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Holder {
  pid: number
  /** What the system calls the start of that process: a pid alone is reused after a restart. */
  startedAt: string
}

/**
 * Makes this process the only one on the embedded database. PGlite takes no lock of its own, and two processes
 * on one directory silently destroy data. A lock whose holder no longer runs is taken over.
 * @returns a function that gives the lock back
 * @throws Error in plain words when another running process holds it
 */
export function lockDataDir(dataDir: string): () => void {
  const path = join(dataDir, 'lock')
  const own = `${path}.${process.pid}`
  writeFileSync(
    own,
    JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) ?? '' } satisfies Holder),
  )
  try {
    take(own, path, dataDir)
  } finally {
    rmSync(own, { force: true })
  }
  return () => rmSync(path, { force: true })
}

function take(own: string, path: string, dataDir: string): void {
  for (;;) {
    try {
      // Linking fails when the name exists, in one step: no moment between looking and taking.
      linkSync(own, path)
      return
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    const holder = readHolder(path)
    if (holder && isRunning(holder)) {
      throw new Error(
        `Another process (pid ${holder.pid}) is already using ${dataDir}. Stop it first, give this one its own DATA_DIR, or set DATABASE_URL to share a PostgreSQL.`,
      )
    }
    discard(path, holder)
  }
}

/** Moves the stale lock aside first: of two that find it stale, one moves it and the other starts over. */
function discard(path: string, stale: Holder | undefined): void {
  const aside = `${path}.stale.${process.pid}`
  try {
    renameSync(path, aside)
  } catch {
    return
  }
  const moved = readHolder(aside)
  if (moved && moved.pid !== stale?.pid && isRunning(moved)) linkSync(aside, path)
  rmSync(aside, { force: true })
}

function readHolder(path: string): Holder | undefined {
  try {
    const holder = JSON.parse(readFileSync(path, 'utf8')) as Holder
    return Number.isInteger(holder.pid) ? holder : undefined
  } catch {
    return undefined
  }
}

function isRunning(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    // EPERM: it runs under another user.
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false
  }
  const startedAt = startOf(holder.pid)
  return startedAt === undefined || startedAt === holder.startedAt
}

/** The kernel's start time of a process, in ticks since boot with the boot's id; undefined where there is no /proc. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command's name may hold spaces and brackets: fields are counted from its closing bracket.
    const ticks = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
    return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${ticks}`
  } catch {
    return undefined
  }
}
