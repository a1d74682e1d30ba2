import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const pathIn = (dataDir: string) => join(dataDir, 'auth-secret')

/**
 * The secret that signs access tokens: the given one, otherwise the one in `dataDir`, created at the first start and
 * readable by its owner alone.
 */
export function authSecret({ given, dataDir }: { given: string | undefined; dataDir: string }): string {
  if (given !== undefined) return given
  storeSecret(dataDir, randomBytes(48).toString('base64url'))
  return readFileSync(pathIn(dataDir), 'utf8')
}

/** The secret in `dataDir`; undefined if none was stored. */
export function storedSecret(dataDir: string): string | undefined {
  const path = pathIn(dataDir)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/**
 * Stores a secret in `dataDir`, unless there is one. Written atomically, so that a killed process leaves no partial
 * file.
 */
export function storeSecret(dataDir: string, secret: string): void {
  const path = pathIn(dataDir)
  const own = `${path}.${process.pid}`
  // A crashed process with the same id may have left a file or link, which must not be written to.
  rmSync(own, { force: true })
  writeFileSync(own, secret, { mode: 0o600, flag: 'wx' })
  try {
    linkSync(own, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(own, { force: true })
  }
}
