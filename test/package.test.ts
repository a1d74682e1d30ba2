import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminPassword } from './accounts.ts'
import { startServerProcess, temporaryFolder } from './server-process.ts'

const root = join(import.meta.dirname, '..')
let installed: string
let launcher: string

/** Installs the package with only the dependencies that it names, so that an unnamed one is missing. */
beforeAll(() => {
  installed = mkdtempSync(join(tmpdir(), 'installed-'))
  const made = run(process.execPath, [join(root, 'scripts/package.ts'), installed])
  expect(made.status, made.stderr).toBe(0)
  expect(run('tar', ['-xzf', made.stdout.trim(), '-C', installed]).status).toBe(0)
  const lock = JSON.parse(readFileSync(join(installed, 'package/npm-shrinkwrap.json'), 'utf8')) as {
    packages: Record<string, { optional?: boolean }>
  }
  const here = new Set(readdirSync(join(root, 'node_modules')).flatMap((name) => scopedNames(name)))
  for (const name of Object.keys(lock.packages)
    .filter(Boolean)
    .map((path) => path.slice('node_modules/'.length))) {
    if (!here.has(name)) continue
    const link = join(installed, 'package/node_modules', name)
    mkdirSync(dirname(link), { recursive: true })
    symlinkSync(join(root, 'node_modules', name), link)
  }
  launcher = join(installed, 'package/bin/mendline.js')
}, 120_000)
afterAll(() => rmSync(installed, { recursive: true }))

const scopedNames = (name: string) =>
  name.startsWith('@')
    ? readdirSync(join(root, 'node_modules', name)).map((each) => `${name}/${each}`)
    : [name]

const run = (
  command: string,
  args: readonly string[],
  options: { cwd?: string; input?: string; env?: object } = {},
) =>
  spawnSync(command, args, {
    encoding: 'utf8',
    ...options,
    env: { PATH: process.env['PATH'], ...options.env },
  })

test('the npm package contains what it needs to run and nothing else', () => {
  const files = readdirSync(join(installed, 'package'), { recursive: true, encoding: 'utf8' })
  const own = files.filter((file) => !file.startsWith('node_modules'))
  expect(own.filter((file) => /\.map$|\.test\.|\.env$|(?:^|\/)(?:data|e2e)(?:\/|$)/.test(file))).toEqual([])
  expect(readdirSync(join(installed, 'package')).toSorted()).toEqual([
    '.env.example',
    'CHANGELOG.md',
    'README.md',
    'THIRD-PARTY-NOTICES.txt',
    'bin',
    'build',
    'deploy',
    'docs',
    'node_modules',
    'npm-shrinkwrap.json',
    'package.json',
    'server',
  ])
})

test('the npm package contains its documents, and the license of every dependency', () => {
  const read = (file: string) => readFileSync(join(installed, 'package', file), 'utf8')
  for (const [, path = ''] of read('README.md').matchAll(/\]\((docs\/[\w./-]+)\)/g))
    expect(existsSync(join(installed, 'package', path)), path).toBe(true)
  const notices = read('THIRD-PARTY-NOTICES.txt')
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  for (const [name, version] of Object.entries(dependencies))
    if (!['@react-router/dev', 'vite', 'node'].includes(name))
      expect(notices).toContain(`\n${name} ${version} (`)
  expect(notices).toContain('Copyright (c) Meta Platforms')
  expect(notices).toContain('SIL OPEN FONT LICENSE')
})

test(
  'the npm package starts in an empty folder, stores its data there, and accepts commands',
  { timeout: 120_000 },
  async () => {
    const cwd = temporaryFolder()
    const site = await startServerProcess({ script: launcher, cwd, dataDir: './data' })
    try {
      expect(await (await fetch(site.url)).text()).toContain('</html>')
      const { port } = new URL(site.url)
      expect(run(process.execPath, [launcher, 'is-ready'], { env: { PORT: port } }).status).toBe(0)
      const made = run(process.execPath, [launcher, 'admin', 'ada@example.com'], {
        cwd,
        input: `${adminPassword}\n`,
      })
      expect(made.stdout, made.stderr).toContain('ada@example.com is an owner.')
      expect(readdirSync(cwd)).toEqual(['data'])
    } finally {
      expect(await site.stop()).toBe(0)
    }
    expect(
      run(process.execPath, [launcher, 'is-ready'], { env: { PORT: new URL(site.url).port } }).status,
    ).toBe(1)
  },
)

test('the npm package can load the modules that render and read pictures', () => {
  const load = `
    const require = (await import('node:module')).createRequire(import.meta.url)
    for (const name of ['satori', 'sharp', '@resvg/resvg-wasm']) await import(name)
    require.resolve('@resvg/resvg-wasm/index_bg.wasm')
    require.resolve('@fontsource/besley/files/besley-latin-700-normal.woff')
    require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff')`
  const cwd = join(installed, 'package')
  const { status, stderr } = run(process.execPath, ['--input-type=module', '-e', load], { cwd })
  expect(status, stderr).toBe(0)
})

test('the npm package lists its commands for an unknown command', () => {
  const { status, stderr } = run(process.execPath, [launcher, 'fly'])
  expect(status).toBe(1)
  expect(stderr).toContain('Usage: mendline [start | admin')
})
