import { createBackup } from '#contracts/create-backup'
import { requestSiteFile } from '#server/backup/requested-files'
import { defineChange } from '#server/calls/define-function'
import { announceChange } from '#server/db/changes'

/** Requests a backup or an export of the whole site, which a process makes after this has committed. */
export const createBackupFunction = defineChange(createBackup, {
  access: 'owner',
  async change({ input: { what }, tx, now }) {
    const { id, isNew } = await requestSiteFile(tx, what, now)
    await announceChange(tx, 'backups')
    const on = { kind: 'export' as const, id }
    return { answer: { data: { id } }, changes: isNew ? [{ on, before: null, after: { what } }] : [] }
  },
})
