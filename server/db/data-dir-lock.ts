import { randomUUID } from 'node:crypto'
import { existsSync, linkSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Holder {
  pid: number
  /** What the system calls the start of that process: a pid alone is reused after a restart. */
  startedAt: string
}

/**
 * Makes this process the only one on the embedded database. PGlite takes no lock of its own, and two processes
 * on one directory silently destroy data. A lock whose holder no longer runs is taken over.
 *
 * The lock is a file per turn, `lock.1`, `lock.2`, …: whoever has the highest holds it. Only one process can make
 * the file of the next turn, so that of many who find the last holder dead one follows it.
 * @returns a function that gives the lock back
 * @throws Error in plain words when another running process holds it
 */
export function lockDataDir(dataDir: string): () => void {
  const own = join(dataDir, `.lock-${randomUUID()}`)
  const holder: Holder = { pid: process.pid, startedAt: startOf(process.pid) ?? '' }
  writeFileSync(own, JSON.stringify(holder))
  try {
    const path = takeTurn(own, dataDir)
    // Emptied, not removed: the turns that follow must count on from it.
    return () => {
      if (existsSync(path)) truncateSync(path)
    }
  } finally {
    rmSync(own, { force: true })
  }
}

function takeTurn(own: string, dataDir: string): string {
  const pathOf = (turn: number) => join(dataDir, `lock.${turn}`)
  for (;;) {
    const last = Math.max(0, ...turnsIn(dataDir))
    const holder = readHolder(pathOf(last))
    if (holder && isRunning(holder)) {
      throw new Error(
        `Another process (pid ${holder.pid}) is already using ${dataDir}. Stop it first, give this one its own DATA_DIR, or set DATABASE_URL to share a PostgreSQL.`,
      )
    }
    const turn = last + 1
    try {
      linkSync(own, pathOf(turn))
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
      continue
    }
    const turns = turnsIn(dataDir)
    const isLast = turn === Math.max(...turns)
    // Whoever was slow may have made a turn that had come, gone and been cleared away meanwhile.
    for (const over of isLast ? turns.filter((each) => each < turn) : [turn])
      rmSync(pathOf(over), { force: true })
    if (isLast) return pathOf(turn)
  }
}

function turnsIn(dataDir: string): number[] {
  return readdirSync(dataDir)
    .filter((name) => /^lock\.\d+$/.test(name))
    .map((name) => Number(name.slice('lock.'.length)))
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
