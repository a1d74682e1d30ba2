import { resolve } from 'node:path'
import { messageOf } from '#domain/message-of'
import { backUpSite } from '#server/cli/back-up-site'
import { backupName } from '#server/backup/backup-name'
import { parseEnv } from '#server/settings/env.server'

/**
 * `npm run backup [FILE]` writes the whole site into one file, whether it runs or not: the database with its
 * pictures, and the secret that seals its settings. Without FILE it goes to the folder of the nightly ones.
 */
const [file, ...rest] = process.argv.slice(2)

try {
  if (rest.length > 0) throw new Error('Usage: npm run backup [FILE], or mendline backup [FILE]')
  const env = parseEnv(process.env)
  const path = file === undefined ? backupName(env.backups.folder, 'asked for', new Date()) : resolve(file)
  const { bytes, rows } = await backUpSite(env, path)
  const size = `${(bytes / 1_000_000).toLocaleString('en-US', { maximumSignificantDigits: 3 })} MB`
  console.log(
    `${path}: ${rows.toLocaleString('en-US')} ${rows === 1 ? 'row' : 'rows'} in ${size}. It has been written whole.`,
  )
  console.log(
    env.backups.passphrase === undefined
      ? 'It is not encrypted, and holds everybody’s data and the site’s secret: keep it where nobody else reads. BACKUP_PASSPHRASE encrypts the next one.'
      : 'It is encrypted: without BACKUP_PASSPHRASE nobody can read it, you included.',
  )
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`)
  process.exitCode = 1
}
