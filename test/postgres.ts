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
  stop(): Promise<void>
}

const startLimitMs = 30_000

const settings = ['listen_addresses=127.0.0.1', 'max_connections=100']
/** Nothing of a test's has to survive, so nothing of it is forced to the disk. */
const withoutDisk = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']

interface Options {
  /** Commits wait for the disk, as in earnest: for measurements. */
  durable?: boolean
}

/**
 * A throw-away PostgreSQL from the machine's own binaries, in a temporary folder and on a free port of the loopback.
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
  const given = durable ? settings : [...settings, ...withoutDisk]
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', data, '-k', folder, '-p', String(port), ...given.flatMap((setting) => ['-c', setting])],
    { ...asOwner, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = once(server, 'exit')
  const clearUp = () => {
    server.kill('SIGQUIT')
    rmSync(folder, { recursive: true, force: true })
  }
  process.once('exit', clearUp)

  const printed: string[] = []
  await new Promise<void>((resolve, reject) => {
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
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    async stop() {
      // SIGINT: ends without waiting for its clients.
      server.kill('SIGINT')
      await ended
      process.off('exit', clearUp)
      clearUp()
    },
  }
}

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
