import { Hono } from 'hono'
import { unsubscribePath } from '#contracts/change-subscription'
import { announceChange } from '#server/db/changes'
import type { Db } from '#server/db/connect'
import { changeSubscriptionState } from '#server/queries/newsletter/newsletter.server'

/**
 * One-click unsubscribe (RFC 8058): mail programs post here from their own servers, many readers from one address, so
 * it has no rate limit, confirmation or page. GET does not unsubscribe, because scanners follow all links.
 */
export function oneClickRoutes(db: Db): Hono {
  return new Hono()
    .post('/', async (c) => {
      const token = c.req.query('token') ?? ''
      const state = await db.transaction(async (tx) => {
        const changed = await changeSubscriptionState(tx, { token, state: 'unsubscribed' })
        if (changed) await announceChange(tx, 'contacts')
        return changed
      })
      return state ? c.text('You are unsubscribed.') : c.text('This is not a link of ours.', 404)
    })
    .get('/', (c) => c.redirect(unsubscribePath + new URL(c.req.url).search, 303))
}
