import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import { defaultBodyLimitBytes, readBytes } from '#server/http/read-json'
import type { Accounts } from './accounts.ts'
import { toAuthFailure } from './auth-failure.ts'
import { parseRequest, verifyLink, verifyRequest } from './requests.ts'

interface LinkRoutesOptions {
  accounts: Pick<Accounts, 'confirmSignUp'>
  /**
   * Counts a click.
   * @throws AppError rate_limited
   */
  limit(c: Context): Promise<void>
  log: Logger
}

/** Only the page's button posts a form; auth-js posts JSON and expects a session. */
const isForm = (c: Context) =>
  c.req.header('content-type')?.toLowerCase().startsWith('application/x-www-form-urlencoded') === true

/** The path of the page with the button. In the fragment, the token reaches no server log and no other site. */
const pageOf = ({ type, token, note }: { type: string; token: string; note?: string }) =>
  `/auth${note === undefined ? '' : `?link=${note}`}#type=${type}&token_hash=${encodeURIComponent(token)}`

/**
 * Routes for a mailed link and for the button on the page that it opens. Mail programs prefetch links by GET and HEAD,
 * so those only redirect to the page, and only the button changes something.
 */
export function linkRoutes({ accounts, limit, log }: LinkRoutesOptions): Hono {
  const app = new Hono()

  app.get('/verify', (c) => {
    c.header('referrer-policy', 'no-referrer')
    const linkQuery = verifyLink.safeParse(c.req.query())
    if (!linkQuery.success) return c.redirect('/auth?link=broken', 303)
    const { type, token } = linkQuery.data
    return c.redirect(pageOf({ type: type === 'recovery' ? type : 'signup', token }), 303)
  })

  app.post('/verify', async (c, next) => {
    if (!isForm(c)) return next()
    let token = ''
    try {
      const body = Buffer.from(await readBytes(c.req.raw, defaultBodyLimitBytes))
      token = new URLSearchParams(body.toString()).get('token_hash') ?? ''
      await limit(c)
      await accounts.confirmSignUp(
        parseRequest(verifyRequest, { type: 'signup', token_hash: token }).token_hash,
      )
      return c.redirect('/auth?confirmed=yes', 303)
    } catch (thrown) {
      const { code, status } = toAuthFailure(thrown)
      if (status >= 500) log.error({ code, err: thrown }, 'request failed')
      if (code === 'otp_expired') return c.redirect('/auth?link=expired', 303)
      if (code === 'validation_failed' || code === 'request_too_large')
        return c.redirect('/auth?link=broken', 303)
      return c.redirect(pageOf({ type: 'signup', token, note: 'later' }), 303)
    }
  })
  return app
}
