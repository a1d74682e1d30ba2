import { upgradeDatabase } from '#server/backup/upgrade-database'
import { connectDatabase } from '#server/db/connect'

/** One process that upgrades the database of DATABASE_URL as a start does, and ends; its backup goes to BACKUP_DIR. */
const database = await connectDatabase({ databaseUrl: process.env['DATABASE_URL'], dataDir: '' })
const folder = process.env['BACKUP_DIR'] ?? ''
await upgradeDatabase(database, {
  backups: { isOn: folder !== '', folder, passphrase: undefined },
  secret: () => 'a secret of the upgrade rounds',
  onBackup: () => console.log('backing up'),
})
await database.close()
