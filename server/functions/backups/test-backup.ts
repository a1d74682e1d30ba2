import { missingFile } from '#content/office/data'
import { testBackup } from '#contracts/test-backup'
import { siteFileHere } from '#server/backup/list-site-files'
import { requestDrill } from '#server/backup/requested-files'
import { defineChange } from '#server/calls/define-function'
import { announceChange } from '#server/db/changes'
import { AppError } from '#server/errors/app-error'

/** Requests a restore drill of a backup, which a process of this machine runs after this has committed. */
export const testBackupFunction = defineChange(testBackup, {
  access: 'owner',
  async change({ input: { id }, tx, now }) {
    if (!(await siteFileHere(tx, id, 'backup'))) throw new AppError('not_found', { userMessage: missingFile })
    const isNew = await requestDrill(tx, id, now)
    await announceChange(tx, 'backups')
    const on = { kind: 'export' as const, id }
    return {
      answer: { data: { id } },
      changes: isNew ? [{ on, before: null, after: { what: 'backup' } }] : [],
    }
  },
})
