import { createReadStream, statSync } from 'node:fs'
import { basename } from 'node:path'
import { Readable } from 'node:stream'
import { type Context, Hono } from 'hono'
import { missingFile } from '#content/office/data'
import type { ExportedKind, RequestedExport } from '#contracts/create-export'
import { siteFileHere } from '#server/backup/list-site-files'
import type { Db } from '#server/db/connect'
import { AppError } from '#server/errors/app-error'
import { exportedContact } from '#server/queries/contacts/exported-contact.server'
import { exportedContacts } from '#server/queries/contacts/exported-contacts.server'
import { exportedSubscribers } from '#server/queries/newsletter/exported-subscribers.server'
import { peekExportTicket, redeemExportTicket } from '#server/queries/contacts/export-tickets.server'
import { exportedSubmissions } from '#server/queries/submissions/exported-submissions.server'
import { exportedAttendees } from '#server/queries/workshops/exported-attendees.server'
import { officeDay } from '#server/settings/office-day'
import type { Outside } from '#server/settings/outside'

interface ExportedFile {
  type: string
  /** The file name for `attachment`. */
  name: string
  /** Known for a file that was made before, so that the browser can show how much is left. */
  bytes?: number
  open(): ReadableStream<Uint8Array>
}

/**
 * `GET /exports/leads.csv?ticket=…`, `/exports/lead.json?ticket=…`, the other lists as CSV, and for owners `/exports/everything.zip?ticket=…` and
 * `/exports/site.backup?ticket=…`: downloads what `create-export` prepared, once. Streamed while it is read.
 */
export function exportRoutes(db: Db, outside: Outside): Hono {
  async function listOf(requested: RequestedExport): Promise<ExportedFile> {
    const today = officeDay(outside)
    return {
      type: 'text/csv; charset=utf-8',
      name: `filename="leads-${today}.csv"`,
      open: () => streamOf(exportedContacts(db, requested, today)),
    }
  }

  const csvOf =
    (name: string, rows: (db: Db, requested: RequestedExport) => AsyncGenerator<string>) =>
    async (requested: RequestedExport): Promise<ExportedFile> => ({
      type: 'text/csv; charset=utf-8',
      name: `filename="${name}-${officeDay(outside)}.csv"`,
      open: () => streamOf(rows(db, requested)),
    })

  async function contactOf({ ids: [id = ''] = [] }: RequestedExport): Promise<ExportedFile> {
    const contact = await exportedContact(db, id, outside)
    if (!contact) throw new AppError('not_found', { userMessage: 'This person isn’t here anymore.' })
    return {
      type: 'application/json; charset=utf-8',
      name: `filename="lead.json"; filename*=UTF-8''${encodeHeaderValue(`${contact.email}.json`)}`,
      open: () => streamOf(contact.parts),
    }
  }

  async function siteFileOf({ what, ids: [id = ''] = [] }: RequestedExport): Promise<ExportedFile> {
    const row = await siteFileHere(db, id, what === 'backup' ? 'backup' : 'export')
    if (!row) throw new AppError('not_found', { userMessage: missingFile })
    const { file } = row
    return {
      type: what === 'backup' ? 'application/octet-stream' : 'application/zip',
      name: `filename="${basename(file).replaceAll(/[^\w.-]/g, '_')}"`,
      bytes: statSync(file).size,
      open: () => Readable.toWeb(createReadStream(file)) as ReadableStream<Uint8Array>,
    }
  }

  const send =
    (kind: ExportedKind, fileOf: (requested: RequestedExport) => Promise<ExportedFile>) =>
    async (c: Context) => {
      // Mail scanners and download managers send HEAD, which does not use up the ticket.
      const isLook = c.req.method === 'HEAD'
      const find = isLook ? peekExportTicket : redeemExportTicket
      const requested = await find(db, c.req.query('ticket') ?? '', outside)
      if (requested?.what !== kind) {
        throw new AppError('not_found', {
          userMessage: 'This export was fetched already, or its minute is over. Please ask for it again.',
        })
      }
      const { type, name, bytes, open } = await fileOf(requested)
      const headers = {
        'content-type': type,
        'content-disposition': `attachment; ${name}`,
        'cache-control': 'no-store',
        ...(bytes !== undefined && { 'content-length': String(bytes) }),
      }
      return isLook ? c.body(null, 200, headers) : c.body(open(), 200, headers)
    }

  return new Hono()
    .get('/leads.csv', send('contacts', listOf))
    .get('/lead.json', send('contact', contactOf))
    .get('/subscribers.csv', send('subscribers', csvOf('subscribers', exportedSubscribers)))
    .get('/attendees.csv', send('attendees', csvOf('attendees', exportedAttendees)))
    .get('/submissions.csv', send('submissions', csvOf('submissions', exportedSubmissions)))
    .get('/everything.zip', send('everything', siteFileOf))
    .get('/site.backup', send('backup', siteFileOf))
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

/** Encoded as RFC 8187 requires. */
const encodeHeaderValue = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /['()*!]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
