import { execFileSync } from 'node:child_process'

/** The program's path: on the PATH, or installed from the Debian package of that name when root. */
export function findProgram(name: string, debianPackage = name): string | undefined {
  const found = which(name)
  if (found || process.getuid?.() !== 0) return found
  try {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore', env })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', debianPackage], {
      stdio: 'ignore',
      env,
    })
  } catch {
    return undefined
  }
  return which(name)
}

function which(name: string): string | undefined {
  try {
    return execFileSync('sh', ['-c', `command -v ${name}`])
      .toString()
      .trim()
  } catch {
    return undefined
  }
}
