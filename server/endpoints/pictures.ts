import { Hono } from 'hono'
import type { Db } from '#server/db/connect'
import { pictureHashOf, pictureOf } from '#server/queries/pictures/pictures.server'
import { AppError } from '#server/errors/app-error'

/** A picture that is opened on its own may load, run and frame nothing, even if a browser takes it for a page. */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
}

/** `GET /pictures/{hash}.webp`: a name's content never changes, so the name is its entity tag. */
export function pictureRoutes(db: Db): Hono {
  return new Hono().get('/:name', async (c) => {
    const hash = pictureHashOf(c.req.path)
    const etag = `"${hash}"`
    if (hash && c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, { etag, ...headers })
    const picture = hash && (await pictureOf(db, hash))
    if (!picture) throw new AppError('not_found', { userMessage: 'There is no picture at this address.' })
    return c.body(new Uint8Array(picture.bytes), 200, { 'content-type': picture.type, etag, ...headers })
  })
}
