import { listBackups } from '#contracts/list-backups'
import { listSiteFiles } from '#server/backup/list-site-files'
import { defineRead } from '#server/calls/define-function'
import { storedProofs } from '#server/queries/readiness/proofs.server'
import { savedSettings } from '#server/queries/settings/settings.server'

export const listBackupsFunction = defineRead(listBackups, {
  access: 'owner',
  async read({ db, outside: { backsUp, backupFolder, settings, now } }) {
    const [files, proofs, saved] = await Promise.all([
      listSiteFiles(db, now()),
      storedProofs(db),
      savedSettings(db),
    ])
    const drill = proofs.find(({ name }) => name === 'restore')
    const passphrase = settings.shown(saved).find(({ name }) => name === 'BACKUP_PASSPHRASE')
    return {
      data: {
        isOn: backsUp,
        folder: backupFolder,
        isEncrypted: passphrase?.isSet ?? false,
        drilledAt: drill?.proved_at.toISOString() ?? null,
        files,
      },
    }
  },
})
