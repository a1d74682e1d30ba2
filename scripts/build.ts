import { spawnSync } from 'node:child_process'
import { existsSync, globSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { finishBuild } from './build/finish-build.ts'

const root = join(import.meta.dirname, '..')
const stamp = join(root, 'build/finished')

function newestSource(): number {
  const sources = globSync(
    [
      'app/**/*',
      'content/**/*',
      'contracts/**/*',
      'domain/**/*',
      'public/**/*',
      'server/**/*',
      'scripts/*.ts',
      'scripts/build/*.ts',
      '*.config.ts',
      'package-lock.json',
    ],
    { cwd: root },
  )
  return Math.max(...sources.map((file) => statSync(join(root, file)).mtimeMs))
}

if (process.argv.includes('--if-needed') && existsSync(stamp) && statSync(stamp).mtimeMs > newestSource())
  process.exit(0)

const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules/@react-router/dev/bin.cjs'), 'build'],
  {
    cwd: root,
    stdio: ['ignore', process.argv.includes('--if-needed') ? 'ignore' : 'inherit', 'inherit'],
    env: { ...process.env, NODE_ENV: 'production' },
  },
)
if (status !== 0) process.exit(status ?? 1)

await finishBuild(root)
writeFileSync(stamp, '')
