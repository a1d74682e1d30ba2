import { randomUUID } from 'node:crypto'
import { exportRefusal } from '#content/export-refusal'
import { createExport } from '#contracts/create-export'
import { exporterRole } from '#domain/exporter-role'
import { hasRole } from '#domain/has-role'
import { AppError } from '#server/errors/app-error'
import { isContact } from '#server/queries/contacts/is-contact.server'
import { addExportTicket } from '#server/queries/contacts/export-tickets.server'
import { defineChange } from '#server/calls/define-function'

const files = { contacts: 'leads.csv', contact: 'lead.json' }

/** Makes a file ready to be fetched, and logs that somebody asked for it. Viewers may only if the owner allows it. */
export const createExportFunction = defineChange(createExport, {
  access: 'viewer',
  async change({ input: requested, tx, caller, outside, now }) {
    if (!hasRole(caller.role, exporterRole(outside.viewersMayExport)))
      throw new AppError('forbidden', { userMessage: exportRefusal })
    const { what, ids: [id = ''] = [] } = requested
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
