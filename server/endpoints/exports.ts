import { Hono } from 'hono'
import type { Db } from '#server/db/connect'
import { AppError } from '#server/errors/app-error'
import { exportedContacts } from '#server/queries/contacts/exported-contacts.server'
import { officeDay } from '#server/settings/office-day'
import type { Outside } from '#server/settings/outside'
import { useExportTicket } from '#server/queries/contacts/export-tickets.server'

/** `GET /exports/leads.csv?ticket=…`: what `create-export` has made ready, once. It is read while it is sent. */
export function exportRoutes(db: Db, outside: Outside): Hono {
  return new Hono().get('/leads.csv', async (c) => {
    const requested = await useExportTicket(db, c.req.query('ticket') ?? '')
    if (!requested) {
      throw new AppError('not_found', {
        userMessage: 'This export was fetched already, or its minute is over. Please ask for it again.',
      })
    }
    const today = officeDay(outside)
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
    return c.body(body, 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="leads-${today}.csv"`,
      'cache-control': 'no-store',
    })
  })
}
