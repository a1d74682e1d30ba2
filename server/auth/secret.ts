import { randomBytes } from 'node:crypto'
import { linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The secret that signs access tokens: the one given, else the one kept in `dataDir`, made at the first start and
 * readable by its owner alone. It is put in place whole, so that a process killed here leaves no half of one.
 */
export function authSecret({ given, dataDir }: { given: string | undefined; dataDir: string }): string {
  if (given !== undefined) return given
  const path = join(dataDir, 'auth-secret')
  const own = `${path}.${process.pid}`
  writeFileSync(own, randomBytes(48).toString('base64url'), { mode: 0o600 })
  try {
    linkSync(own, path)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(own, { force: true })
  }
  return readFileSync(path, 'utf8')
}
