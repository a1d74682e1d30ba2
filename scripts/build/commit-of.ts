import { spawnSync } from 'node:child_process'

/** Returns the commit of a folder: `GIT_COMMIT`, for builds without a .git folder, otherwise what git reports. */
export function commitOf(folder: string): string | undefined {
  const fromEnvironment = process.env['GIT_COMMIT']
  if (fromEnvironment) return fromEnvironment.slice(0, 12)
  const { status, stdout } = spawnSync('git', ['rev-parse', '--short=12', 'HEAD'], {
    cwd: folder,
    encoding: 'utf8',
  })
  return status === 0 ? stdout.trim() : undefined
}
