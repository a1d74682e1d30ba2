import { randomUUID } from 'node:crypto'
import { createExport } from '#contracts/create-export'
import { addExportTicket } from '#server/queries/contacts/export-tickets.server'
import { defineChange } from '#server/calls/define-function'

/** Whoever may look may take what they see with them; that they did stands in the log. */
export const createExportFunction = defineChange(createExport, {
  access: 'viewer',
  async change({ input: requested, tx, caller, now }) {
    const ticket = await addExportTicket(tx, { ...caller, requested, now })
    const on = { kind: 'export' as const, id: randomUUID() }
    return {
      answer: { data: { url: `/exports/leads.csv?ticket=${ticket}` } },
      changes: [{ on, before: null, after: requested }],
    }
  },
})
