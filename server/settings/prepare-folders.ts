import { accessSync, constants, mkdirSync } from 'node:fs'
import { EnvError } from './env-error.ts'
import { type Env } from './env.server.ts'

/**
 * Creates the site's folders, readable by its user only.
 * @throws EnvError naming each setting whose folder cannot be used
 */
export function prepareFolders({ dataDir, backups }: Pick<Env, 'dataDir' | 'backups'>): void {
  const folders = [['DATA_DIR', dataDir], ...(backups.isOn ? [['BACKUP_DIR', backups.folder]] : [])] as const
  const faults = folders.flatMap(([name = '', folder = '']) => {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 })
      accessSync(folder, constants.W_OK | constants.X_OK)
      return []
    } catch (error) {
      return [`${name} names the folder ${folder}, which cannot be used: ${reasonOf(error)}`]
    }
  })
  if (faults.length > 0) throw new EnvError(faults)
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'no reason given'
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return `a file has that name, or the name of a folder above it (${code})`
    case 'EACCES':
    case 'EPERM':
      return `the user who runs the site may not write there (${code})`
    case 'EROFS':
      return `the site may only read there; a systemd service needs it under ReadWritePaths (${code})`
    default:
      return code
  }
}
