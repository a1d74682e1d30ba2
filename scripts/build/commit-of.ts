import { spawnSync } from 'node:child_process'

/** The commit that stands in a folder: what `GIT_COMMIT` says, for builds without git's own folder, else what git says. */
export function commitOf(folder: string): string | undefined {
  const fromEnvironment = process.env['GIT_COMMIT']
  if (fromEnvironment) return fromEnvironment.slice(0, 12)
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return status === 0 ? stdout.trim() : undefined
}
