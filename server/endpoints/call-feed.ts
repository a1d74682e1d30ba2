import { createHash } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import { Hono } from 'hono'
import { callFeedPath } from '#contracts/renew-call-feed'
import type { Db } from '#server/db/connect'
import { AppError } from '#server/errors/app-error'
import { clientAddressReader } from '#server/http/client-address'
import type { RateLimiter } from '#server/http/rate-limiter'
import { callsOfFeed } from '#server/queries/calls/call-feed.server'
import type { Outside } from '#server/settings/outside'
import { callFeedFile } from './call-feed-file.ts'

interface CallFeedOptions {
  siteUrl: string
  outside: Pick<Outside, 'now'>
  rateLimiter: Pick<RateLimiter, 'countCall'>
  trustedProxies: Parameters<typeof clientAddressReader>[0]
}

/** `GET /calendars/:token.ics`: the business's calls, for the calendar programs that the owner has given the address. */
export function callFeedRoutes(
  db: Db,
  { siteUrl, outside, rateLimiter, trustedProxies }: CallFeedOptions,
): Hono {
  const clientAddress = clientAddressReader(trustedProxies)
  return new Hono().get(`${callFeedPath}/:file`, async (c) => {
    const address = clientAddress(getConnInfo(c).remote.address ?? '', c.req.header('x-forwarded-for'))
    await rateLimiter.countCall('call-feed', address)
    const [, token = ''] = /^([\w-]+)\.ics$/.exec(c.req.param('file')) ?? []
    const calls = await callsOfFeed(db, { token, now: outside.now() })
    if (!calls) throw new AppError('not_found', { userMessage: 'There is no calendar at this address.' })
    const file = await callFeedFile(calls, siteUrl)
    const etag = `"${createHash('sha256').update(file).digest('base64url')}"`
    const headers = { etag, 'cache-control': 'private, no-cache', 'x-robots-tag': 'noindex' }
    if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
    return c.body(file, 200, { ...headers, 'content-type': 'text/calendar; charset=utf-8' })
  })
}
