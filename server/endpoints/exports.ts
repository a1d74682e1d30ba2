import { Hono } from 'hono'
import type { Db } from '#server/db/connect'
import { AppError } from '#server/errors/app-error'
import { exportedContacts } from '#server/queries/contacts/exported-contacts.server'
import { officeDay } from '#server/settings/office-day'
import type { Outside } from '#server/settings/outside'
import { seeExportTicket, useExportTicket } from '#server/queries/contacts/export-tickets.server'

/** `GET /exports/leads.csv?ticket=…`: what `create-export` has made ready, once. It is read while it is sent. */
export function exportRoutes(db: Db, outside: Outside): Hono {
  return new Hono().get('/leads.csv', async (c) => {
    // What only looks at an address, such as a mail scanner or a download manager, leaves it as it is.
    const isLook = c.req.method === 'HEAD'
    const find = isLook ? seeExportTicket : useExportTicket
    const requested = await find(db, c.req.query('ticket') ?? '')
    if (!requested) {
      throw new AppError('not_found', {
        userMessage: 'This export was fetched already, or its minute is over. Please ask for it again.',
      })
    }
    const today = officeDay(outside)
    const headers = {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="leads-${today}.csv"`,
      'cache-control': 'no-store',
    }
    if (isLook) return c.body(null, 200, headers)
    const parts = exportedContacts(db, requested, today)
    const encoder = new TextEncoder()
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
      cancel: () => void parts.return(undefined),
    })
    return c.body(body, 200, headers)
  })
}
