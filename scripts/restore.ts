import { resolve } from 'node:path'
import { messageOf } from '#domain/message-of'
import { restoreSite } from '#server/commands/restore-site'
import { parseEnv } from '#server/settings/env.server'

/** `npm run restore FILE` puts a backup into an empty site: a new DATA_DIR, or the empty database of DATABASE_URL. */
const [file, ...rest] = process.argv.slice(2)

try {
  if (file === undefined || rest.length > 0)
    throw new Error('Usage: npm run restore FILE, or mendline restore FILE')
  const env = parseEnv(process.env, { needsSecret: false })
  const { tables, leftOut, needsSecret, backup } = await restoreSite(env, resolve(file))
  for (const { name, rows, sum } of tables)
    console.log(`${name.padEnd(32)} ${rows.toLocaleString('en-US').padStart(12)} rows  ${sum}`)
  const rows = tables.reduce((all, each) => all + each.rows, 0).toLocaleString('en-US')
  console.log(`${rows} rows of ${backup.head.madeAt}, each table with the count and checksum of the backup.`)
  if (leftOut.length > 0) console.log(`Left out, because they are not the site’s: ${leftOut.join(', ')}.`)
  if (needsSecret)
    console.log(`Before the site starts, set AUTH_SECRET to what is in ${env.dataDir}/auth-secret.`)
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`)
  process.exitCode = 1
}
