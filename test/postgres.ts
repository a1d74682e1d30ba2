import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from './free-port.ts'

export interface TestPostgres {
  /** `postgres://postgres@127.0.0.1:port/postgres`, without a password. */
  url: string
  /** Suspends all of its processes, as a hanging disk does: connections stay open without a response. */
  freeze(): void
  thaw(): void
  /** Shuts it down without waiting for its clients, as a restart does. */
  halt(): Promise<void>
  /** Starts it after `halt`, at the same address with the same data. */
  restart(): Promise<void>
  stop(): Promise<void>
}

const startLimitMs = 30_000

const ownSettings = ['listen_addresses=127.0.0.1', 'max_connections=100']
/** Test data need not survive a crash, so nothing is flushed to the disk. */
const withoutDisk = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']

interface Options {
  /** Whether commits wait for the disk as in production, for measurements. */
  durable?: boolean
}

/**
 * Starts a PostgreSQL from the machine's own binaries, in a temporary folder and on a free port of the loopback.
 * It ends with `stop`, or with this process. Undefined when the machine has no PostgreSQL.
 * @throws Error with what it printed when it does not start
 */
export async function startTestPostgres({ durable = false }: Options = {}): Promise<
  TestPostgres | undefined
> {
  const binaries = binaryFolder()
  if (binaries === undefined) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'pg-'))
  const owner = ordinaryUser()
  if (owner) chownSync(folder, owner.uid, owner.gid)
  chmodSync(folder, 0o700)
  const asOwner = { ...owner, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C' } }

  const data = join(folder, 'data')
  execFileSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--no-sync', '--no-instructions'],
    { ...asOwner, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const port = await freePort()
  const given = durable ? ownSettings : [...ownSettings, ...withoutDisk]
  const start = () =>
    startServer(
      join(binaries, 'postgres'),
      ['-D', data, '-k', folder, '-p', String(port), ...given.flatMap((setting) => ['-c', setting])],
      asOwner,
    )
  let server = start()
  const signalAll = (signal: 'SIGSTOP' | 'SIGCONT') => {
    // The parent is first, because it would start other children in the meantime.
    for (const pid of [server.pid, ...childrenOf(server.pid)]) trySignal(pid, signal)
  }
  async function halt() {
    signalAll('SIGCONT')
    // SIGINT: ends without waiting for its clients.
    trySignal(server.pid, 'SIGINT')
    await server.ended
  }
  const clearUp = () => {
    signalAll('SIGCONT')
    trySignal(server.pid, 'SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', clearUp)
  await server.ready
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    halt,
    async restart() {
      server = start()
      await server.ready
    },
    async stop() {
      await halt()
      process.off('exit', clearUp)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function startServer(program: string, settings: string[], options: object) {
  const server = spawn(program, settings, { ...options, stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = once(server, 'exit')
  const printed: string[] = []
  const ready = new Promise<void>((resolve, reject) => {
    const fail = () => reject(new Error(`PostgreSQL does not start:\n${printed.join('\n')}`))
    const timer = setTimeout(fail, startLimitMs)
    createInterface({ input: server.stderr }).on('line', (line) => {
      printed.push(line)
      if (!line.includes('ready to accept connections')) return
      clearTimeout(timer)
      resolve()
    })
    void ended.then(fail)
  })
  ready.catch(() => {})
  return { pid: server.pid ?? 0, ended, ready }
}

function childrenOf(parent: number): number[] {
  return globSync('/proc/[0-9]*/stat')
    .map((path) => ({ pid: Number(path.split('/')[2]), parent: parentIn(path) }))
    .filter((each) => each.parent === parent)
    .map(({ pid }) => pid)
}

function parentIn(path: string): number {
  try {
    const stat = readFileSync(path, 'utf8')
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
  } catch {
    return 0
  }
}

/** Sends a signal; a process that has ended is ignored. */
function trySignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {}
}

/** Whether this machine can start one. */
export const hasPostgres = (): boolean => binaryFolder() !== undefined

function binaryFolder(): string | undefined {
  const onPath = (process.env['PATH'] ?? '').split(delimiter).map((folder) => join(folder, 'initdb'))
  // Debian keeps them off the PATH, a folder per version.
  const major = (path: string) => Number(path.split('/')[4])
  const debians = globSync('/usr/lib/postgresql/*/bin/initdb').toSorted((a, b) => major(b) - major(a))
  const found = [...onPath, ...debians].find((path) => existsSync(path))
  return found && dirname(found)
}

/** PostgreSQL refuses to run as root: then it runs as the system's user for it, or as nobody. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody')
  return user && { uid: Number(user[2]), gid: Number(user[3]) }
}
