import { messageOf } from '#domain/message-of'
import { migrateNewDatabase } from '#server/db/migrate'
import { withDatabase } from '#server/db/with-database'
import { parseEnv } from '#server/settings/env.server'
import { putDeliveries } from './seed/put-deliveries.ts'
import { putLeads } from './seed/put-leads.ts'
import { putOwnRows } from './seed/put-own-rows.ts'

/**
 * `npm run seed -- N` generates N leads with five timeline entries, their own rows, calls and deliveries in the
 * database of the environment, for trying things at size. The site must not run beside it on an embedded database. It refuses if
 * there are real people, unless `--yes` is given: nothing removes the generated ones.
 */
const args = process.argv.slice(2)
const count = Number(args.find((word) => /^[\d_,]+$/.test(word))?.replaceAll(/[_,]/g, ''))

async function seed(): Promise<string> {
  if (!(count > 0)) throw new Error('Usage: npm run seed -- NUMBER [--yes]')
  const { databaseUrl, dataDir } = parseEnv(process.env)
  return withDatabase({ databaseUrl, dataDir }, async (database) => {
    await migrateNewDatabase(database)
    const { rows } = await database.pool.query<{ email: string }>(
      "select email from contacts where email not like '%example.com' limit 1",
    )
    if (rows.length > 0 && !args.includes('--yes')) {
      throw new Error('There are real people in this database. Add --yes to put invented ones among them.')
    }
    const began = performance.now()
    await putLeads(database, {
      count,
      onProgress: (made) =>
        void (made % 50_000 === 0 && console.log(`${made.toLocaleString('en-US')} leads`)),
    })
    await putOwnRows(database)
    await putDeliveries(database)
    const seconds = ((performance.now() - began) / 1000).toFixed(1)
    return `${count.toLocaleString('en-US')} invented leads, five entries each, in ${seconds} s.`
  })
}

try {
  console.log(await seed())
} catch (error) {
  process.stderr.write(`${messageOf(error)}\n`)
  process.exitCode = 1
}
