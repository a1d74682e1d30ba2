import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startServerProcess, temporaryFolder } from '#test/server-process'
import { checkOpenFiles, openFilesLimit } from './open-files.ts'

/** Runs a command with a limit that it cannot raise again. */
const withLimit = (limit: number) => ['sh', '-c', `ulimit -n ${limit} && exec "$@"`, 'sh'] as const

const start = (limit: number) => startServerProcess({ within: withLimit(limit) })

test('returns the system’s limit for this process', () => {
  expect(openFilesLimit()).toBe(Number(execFileSync('sh', ['-c', 'ulimit -n'], { encoding: 'utf8' })))
})

test('returns no warning about a limit that is sufficient or unknown', () => {
  expect(checkOpenFiles(4_096)).toBeUndefined()
  expect(checkOpenFiles(4_095)).toContain('The limit of open files is 4095')
  expect(checkOpenFiles(512)).toContain('The limit of open files is 512')
  expect(() => checkOpenFiles(511)).toThrow('The limit of open files is 511')
})

test(
  'a start with 256 open files fails with a sentence about the limit and how to raise it',
  { timeout: 120_000 },
  async () => {
    const message = await start(256).then(
      async (site) => `it started, and ended with ${await site.stop()}`,
      (error: Error) => error.message,
    )
    expect(message).toContain('the server ended with code 78')
    expect(message).toContain('The limit of open files is 256, and should be at least 4096')
    expect(message).toContain('ulimit -n 65536')
    expect(message).not.toContain('PGlite')
  },
)

test('a start with 1,024 open files works, with a warning', { timeout: 120_000 }, async () => {
  const site = await start(1_024)
  expect(site.printed()).toContain('The limit of open files is 1024, and should be at least 4096')
  expect((await fetch(`${site.url}/healthz`)).status).toBe(200)
  expect(await site.stop()).toBe(0)
})

test('npm run backup with 256 open files names the limit', async () => {
  const dataDir = temporaryFolder()
  // Makes the folder look like an existing site.
  mkdirSync(join(dataDir, 'db'))
  const [command, ...args] = [
    ...withLimit(256),
    process.execPath,
    join(import.meta.dirname, '../../scripts/backup.ts'),
  ]
  const { status, stderr } = spawnSync(command, args, {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    encoding: 'utf8',
  })
  expect(stderr).toContain('The limit of open files is 256')
  expect(status).toBe(1)
})

test('the systemd unit and the compose files raise the limit', () => {
  const deployed = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
  expect(deployed('deploy/mendline@.service')).toMatch(/^LimitNOFILE=65536$/m)
  for (const file of ['compose.yaml', 'compose.embedded.yaml'])
    expect(deployed(file)).toMatch(/^ {4}ulimits: \{ nofile: 65536 \}$/m)
})
