import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { callFilePath, callPage } from '#content/pages/call'
import type { Db } from '#server/db/connect'
import { calls } from '#server/db/schema/calls'
import { callEntry } from '#server/deliveries/kinds/call-entry'
import { callByToken } from '#server/queries/calls/calls.server'
import { quarantinedRequest } from '#server/queries/calls/quarantined-requests.server'
import type { Outside } from '#server/settings/outside'

/**
 * `GET /book/:token/call.ics`: a call for its visitor's calendar. The mails about the call update the same entry, so
 * the first download counts as an invitation.
 */
export function callFileRoutes(
  db: Db,
  { siteUrl, outside }: { siteUrl: string; outside: Pick<Outside, 'now' | 'ownerAddress'> },
): Hono {
  return new Hono().get(`${callPage.path}/:token${callFilePath}`, async (c) => {
    const [token, now] = [c.req.param('token'), outside.now()]
    const stored = await callByToken(db, { token, now })
    const call = stored ?? (await quarantinedRequest(db, { token, now }))?.call
    // The page of the call explains its state.
    if (!call || (call.state !== 'requested' && call.state !== 'booked'))
      return c.redirect(`${callPage.path}/${encodeURIComponent(token)}`)
    if (stored?.invitations === 0)
      await db
        .update(calls)
        .set({ invitations: 1 })
        .where(and(eq(calls.id, stored.id), eq(calls.invitations, 0)))
    const callUrl = `${siteUrl}${callPage.path}/${token}`
    const { ownerAddress } = outside
    const { content, filename } = await callEntry({ call, callUrl, ownerAddress })
    return c.body(content, 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${filename}"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
  })
}
