import { resolve } from 'node:path'
import { messageOf } from '#domain/message-of'
import { drillRestore } from '#server/cli/drill-restore'
import { restoreSite } from '#server/cli/restore-site'
import { type Env, parseEnv } from '#server/settings/env.server'

/**
 * `npm run restore FILE` restores a backup into an empty site: a new DATA_DIR, or the empty database of DATABASE_URL.
 * `npm run restore -- --drill FILE` restores it into a temporary folder, and records on this site that it went well.
 */
const isDrill = process.argv[2] === '--drill'
const [file, ...rest] = process.argv.slice(isDrill ? 3 : 2)

try {
  if (file === undefined || rest.length > 0)
    throw new Error('Usage: npm run restore [-- --drill] FILE, or mendline restore [--drill] FILE')
  const env = parseEnv(process.env, { needsSecret: isDrill })
  if (isDrill) {
    const restored = (await drillRestore(env, resolve(file))).toLocaleString('en-US')
    console.log(
      `${restored} rows were restored into a temporary folder, which is deleted again. This site has recorded the drill.`,
    )
  } else await restore(env, resolve(file))
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`)
  process.exitCode = 1
}

async function restore(env: Env, path: string): Promise<void> {
  const { tables, leftOut, needsSecret, backup } = await restoreSite(env, path)
  for (const { name, rows, sum } of tables)
    console.log(`${name.padEnd(32)} ${rows.toLocaleString('en-US').padStart(12)} rows  ${sum}`)
  const rows = tables.reduce((all, each) => all + each.rows, 0).toLocaleString('en-US')
  console.log(`${rows} rows of ${backup.head.madeAt}, each table with the count and checksum of the backup.`)
  if (leftOut.length > 0) console.log(`Left out, because they are not the site’s: ${leftOut.join(', ')}.`)
  if (needsSecret)
    console.log(`Before the site starts, set AUTH_SECRET to what is in ${env.dataDir}/auth-secret.`)
}
