import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const pathIn = (dataDir: string) => join(dataDir, 'auth-secret')

/**
 * The secret that signs access tokens: the one given, else the one kept in `dataDir`, made at the first start and
 * readable by its owner alone.
 */
export function authSecret({ given, dataDir }: { given: string | undefined; dataDir: string }): string {
  if (given !== undefined) return given
  keepSecret(dataDir, randomBytes(48).toString('base64url'))
  return readFileSync(pathIn(dataDir), 'utf8')
}

/** The one in `dataDir`; undefined where none was ever needed. */
export function keptSecret(dataDir: string): string | undefined {
  const path = pathIn(dataDir)
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined
}

/**
 * Keeps a secret in `dataDir`, unless there is one. It is put in place whole, so that a process killed here leaves no
 * half of one.
 */
export function keepSecret(dataDir: string, secret: string): void {
  const path = pathIn(dataDir)
  const own = `${path}.${process.pid}`
  // What a process of that id left there, or a link, is not written to.
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
