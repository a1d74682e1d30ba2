import { type Context, Hono } from 'hono'
import type { ExportedKind, RequestedExport } from '#contracts/create-export'
import type { Db } from '#server/db/connect'
import { AppError } from '#server/errors/app-error'
import { exportedContact } from '#server/queries/contacts/exported-contact.server'
import { exportedContacts } from '#server/queries/contacts/exported-contacts.server'
import { seeExportTicket, useExportTicket } from '#server/queries/contacts/export-tickets.server'
import { officeDay } from '#server/settings/office-day'
import type { Outside } from '#server/settings/outside'

interface ExportedFile {
  type: string
  /** What follows `attachment`. */
  name: string
  parts: AsyncGenerator<string>
}

/**
 * `GET /exports/leads.csv?ticket=…` and `/exports/lead.json?ticket=…`: what `create-export` has made ready, once. It is
 * read while it is sent.
 */
export function exportRoutes(db: Db, outside: Outside): Hono {
  async function listOf(requested: RequestedExport): Promise<ExportedFile> {
    const today = officeDay(outside)
    return {
      type: 'text/csv; charset=utf-8',
      name: `filename="leads-${today}.csv"`,
      parts: exportedContacts(db, requested, today),
    }
  }

  async function contactOf({ ids: [id = ''] = [] }: RequestedExport): Promise<ExportedFile> {
    const contact = await exportedContact(db, id, outside)
    if (!contact) throw new AppError('not_found', { userMessage: 'This person isn’t here anymore.' })
    return {
      type: 'application/json; charset=utf-8',
      name: `filename="lead.json"; filename*=UTF-8''${encodeHeaderValue(`${contact.email}.json`)}`,
      parts: contact.parts,
    }
  }

  const send =
    (kind: ExportedKind, fileOf: (requested: RequestedExport) => Promise<ExportedFile>) =>
    async (c: Context) => {
      // What only looks at an address, such as a mail scanner or a download manager, leaves it as it is.
      const isLook = c.req.method === 'HEAD'
      const find = isLook ? seeExportTicket : useExportTicket
      const requested = await find(db, c.req.query('ticket') ?? '', outside)
      if (requested?.what !== kind) {
        throw new AppError('not_found', {
          userMessage: 'This export was fetched already, or its minute is over. Please ask for it again.',
        })
      }
      const { type, name, parts } = await fileOf(requested)
      const headers = {
        'content-type': type,
        'content-disposition': `attachment; ${name}`,
        'cache-control': 'no-store',
      }
      return isLook ? c.body(null, 200, headers) : c.body(streamOf(parts), 200, headers)
    }

  return new Hono().get('/leads.csv', send('contacts', listOf)).get('/lead.json', send('contact', contactOf))
}

function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    cancel: () => void parts.return(undefined),
  })
}

/** As RFC 8187 has it. */
const encodeHeaderValue = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
