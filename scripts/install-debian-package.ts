import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs a package as root on Debian; does nothing elsewhere, or when the archive cannot be reached. */
export function installDebianPackage(name: string): void {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const options = { stdio: 'ignore', env, timeout: 180_000 } as const
  try {
    execFileSync('apt-get', ['update', '-qq'], options)
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options)
  } catch {
    // The caller looks whether the program is there now.
  }
}
