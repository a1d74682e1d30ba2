import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { packagesBesideBundle } from './build/bundle-server.ts'
import { licenseNotices } from './build/license-notices.ts'

/**
 * `npm run package [-- FOLDER]` writes `mendline-VERSION.tgz`, into `build` by default: the program and what an owner
 * needs around it on a server, without sources. An owner starts it in any folder with `npx ./mendline-VERSION.tgz`;
 * the container image is built from it.
 */
const root = join(import.meta.dirname, '..')
const folder = resolve(process.argv[2] ?? join(root, 'build'))
const staged = mkdtempSync(join(tmpdir(), 'package-'))
const packed = [
  'bin',
  'build/client',
  'build/inline',
  'build/new-database.tar.gz',
  'build/program',
  'deploy',
  'docs',
  'server/db/migrations',
  '.env.example',
  'CHANGELOG.md',
  'README.md',
]
const notices = 'THIRD-PARTY-NOTICES.txt'

interface Manifest {
  version: string
  description: string
  dependencies: Record<string, string>
}
const { version, description, dependencies } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
) as Manifest

function npm(args: readonly string[], cwd: string): void {
  const { status } = spawnSync('npm', args, { cwd, stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) process.exit(status ?? 1)
}

for (const path of packed)
  cpSync(join(root, path), join(staged, path), {
    recursive: true,
    // Source maps are more than half of the program; the repository has them for anyone who reads its stacks.
    filter: (file) => !/\.map$|\.test\./.test(file),
  })
writeFileSync(join(staged, notices), licenseNotices(root))
writeFileSync(
  join(staged, 'package.json'),
  JSON.stringify(
    {
      name: 'mendline',
      version,
      description,
      license: 'UNLICENSED',
      type: 'module',
      bin: { mendline: 'bin/mendline.js' },
      engines: { node: '>=22.18' },
      files: [...packed, notices, 'npm-shrinkwrap.json'],
      dependencies: Object.fromEntries(packagesBesideBundle.map((name) => [name, dependencies[name]])),
    },
    null,
    2,
  ),
)
// The versions that were tested, cut from the project's lock: anyone who installs it gets these and no later ones.
cpSync(join(root, 'package-lock.json'), join(staged, 'package-lock.json'))
npm(['install', '--package-lock-only', '--ignore-scripts', '--omit-lockfile-registry-resolved'], staged)
renameSync(join(staged, 'package-lock.json'), join(staged, 'npm-shrinkwrap.json'))
npm(['pack', '--pack-destination', folder], staged)
rmSync(staged, { recursive: true })
console.log(join(folder, `mendline-${version}.tgz`))
