import { Hono } from 'hono'
import { unsubscribePath } from '#contracts/change-subscription'
import type { Db } from '#server/db/connect'
import { changeSubscriptionState } from '#server/queries/newsletter/newsletter.server'

/**
 * One-click unsubscribe (RFC 8058): mail programs post here from machines of their own, many readers from one
 * address, so nothing is limited, asked back or rendered. By GET nobody is unsubscribed: programs that look for
 * harmful links follow them all.
 */
export function oneClickRoutes(db: Db): Hono {
  return new Hono()
    .post('/', async (c) => {
      const token = c.req.query('token') ?? ''
      const state = await changeSubscriptionState(db, { token, state: 'unsubscribed' })
      return state ? c.text('You are unsubscribed.') : c.text('This is not a link of ours.', 404)
    })
    .get('/', (c) => c.redirect(unsubscribePath + new URL(c.req.url).search, 303))
}
