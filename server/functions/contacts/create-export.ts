import { randomUUID } from 'node:crypto'
import { exportRefusal, ownersExportRefusal } from '#content/office/export-refusal'
import { createExport } from '#contracts/create-export'
import { isOwnersExport, mayExport } from '#domain/exporter-role'
import { AppError } from '#server/errors/app-error'
import { missingFile } from '#content/office/data'
import { siteFileHere } from '#server/backup/list-site-files'
import { isContact } from '#server/queries/contacts/is-contact.server'
import { addExportTicket } from '#server/queries/contacts/export-tickets.server'
import { defineChange } from '#server/calls/define-function'

/** The kind of site file, by what is exported. */
export const siteFileKindOf = { everything: 'export', backup: 'backup' } as const

const files = {
  contacts: 'leads.csv',
  contact: 'lead.json',
  subscribers: 'subscribers.csv',
  attendees: 'attendees.csv',
  submissions: 'submissions.csv',
  everything: 'everything.zip',
  backup: 'site.backup',
}

/**
 * Prepares an export and logs the request. Viewers need the owner's permission, and only owners export the whole
 * site.
 */
export const createExportFunction = defineChange(createExport, {
  access: 'viewer',
  async change({ input: requested, tx, caller, outside, now }) {
    const { what, ids: [id = ''] = [] } = requested
    if (!mayExport(caller.role, what, outside))
      throw new AppError('forbidden', {
        userMessage: isOwnersExport(what) ? ownersExportRefusal : exportRefusal,
      })
    if (isOwnersExport(what) && !(await siteFileHere(tx, id, siteFileKindOf[what])))
      throw new AppError('not_found', { userMessage: missingFile })
    if (what === 'contact' && !(await isContact(tx, id)))
      throw new AppError('not_found', { userMessage: 'This person isn’t here anymore.' })
    const ticket = await addExportTicket(tx, { ...caller, requested, now })
    const on = { kind: 'export' as const, id: randomUUID() }
    return {
      answer: { data: { url: `/exports/${files[what]}?ticket=${ticket}` } },
      changes: [{ on, before: null, after: requested }],
    }
  },
})
