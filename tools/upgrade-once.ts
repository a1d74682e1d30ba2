import { upgradeDatabase } from '#server/backup/upgrade-database'
import { connectDatabase } from '#server/db/connect'
import { backfillDeliverySubjects } from '#server/queries/deliveries/fill-subjects.server'
import { convertAllAnswers } from './convert-all-answers.ts'

/**
 * Upgrades the database of DATABASE_URL as a start does, with the backup in BACKUP_DIR, fills in what deliveries are
 * about, converts answers, and ends. Sends its statements to the parent process. With DIES_AT it kills itself while
 * that statement runs.
 */
const diesAt = Number(process.env['DIES_AT'])
const statements: string[] = []
const database = await connectDatabase({ databaseUrl: process.env['DATABASE_URL'], dataDir: '' })
database.pool.on('connect', (client) => {
  const query = client.query.bind(client) as (asked: string | { text: string }, ...rest: unknown[]) => unknown
  client.query = ((asked: string | { text: string }, ...rest: unknown[]) => {
    const answer = query(asked, ...rest)
    statements.push(typeof asked === 'string' ? asked : asked.text)
    if (statements.length === diesAt) process.kill(process.pid, 'SIGKILL')
    return answer
  }) as typeof client.query
})
await upgradeDatabase(database, {
  backups: { isOn: true, folder: process.env['BACKUP_DIR'] ?? '', passphrase: undefined },
  secret: () => 'a secret of the upgrade rounds',
})
await backfillDeliverySubjects(database.db)
await convertAllAnswers(database.db)
await database.close()
process.send?.(statements)
