import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface ServerProcess {
  url: string
  dataDir: string
  pid: number
  /** Every line the process logged so far, parsed. */
  logLines: Record<string, unknown>[]
  /** Returns what it has written to stderr. */
  printed(): string
  /** Sends SIGTERM and waits; resolves to the exit code. */
  stop(): Promise<number | null>
  /** Sends SIGKILL and waits. */
  kill(): Promise<void>
  /** Whether the process is still there. */
  isRunning(): boolean
}

interface StartOptions {
  env?: Record<string, string>
  /** To start again on the same data; otherwise a fresh folder. */
  dataDir?: string
  /** A command with arguments that wraps the process; default none. */
  within?: readonly string[]
  /** Another script than `npm start` runs. */
  script?: string
  /** Where it is started. */
  cwd?: string
  /** How long it may take until it listens. */
  startLimitMs?: number
}

/** The `--max-…` flags that `npm start` gives Node. */
const flags = startCommand().filter((part) => part.startsWith('--max-'))
const usualStartMs = 110_000
const started = new Set<ChildProcess>()
process.once('exit', () => started.forEach((child) => child.kill('SIGKILL')))

/**
 * The real server as its own process, on a port of the system's choice. The site must have been built.
 * @throws Error with what it printed when it ends before it listens
 */
export async function startServerProcess({
  env = {},
  dataDir = temporaryFolder(),
  within = [],
  script = join(import.meta.dirname, '../build/program/main.js'),
  cwd,
  startLimitMs = usualStartMs,
}: StartOptions = {}): Promise<ServerProcess> {
  const [command, ...args] = [...within, process.execPath, ...flags, script] as const
  const child = spawn(command, args, {
    cwd,
    env: {
      PATH: process.env['PATH'],
      // The clock of the tests, where it is not the machine's (`atOddTimes` in `scripts/test.ts`).
      ...Object.fromEntries(
        ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC'].map((name) => [name, process.env[name]]),
      ),
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      DRAIN_DELAY_MS: '0',
      // A backup would be made a minute after the start.
      BACKUPS: 'off',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.add(child)
  const ended = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => {
      started.delete(child)
      resolve(code)
    }),
  )
  const logLines: Record<string, unknown>[] = []
  let printed = ''
  child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))

  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`not listening after ${startLimitMs} ms: ${printed}`)),
      startLimitMs,
    )
    createInterface({ input: child.stdout }).on('line', (line) => {
      const parsed = JSON.parse(line) as Record<string, unknown>
      logLines.push(parsed)
      if (parsed['msg'] !== 'listening') return
      clearTimeout(timer)
      resolve(String(parsed['url']))
    })
    void ended.then((code) => {
      clearTimeout(timer)
      reject(new Error(`the server ended with code ${code}: ${printed}`))
    })
  })
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    logLines,
    printed: () => printed,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      child.kill('SIGTERM')
      return ended
    },
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

const folders: string[] = []
process.once('exit', () => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** Creates a folder that is deleted when this process ends. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'))
  folders.push(folder)
  return folder
}

function startCommand(): string[] {
  const file = readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')
  return (JSON.parse(file) as { scripts: { start: string } }).scripts.start.split(' ')
}
