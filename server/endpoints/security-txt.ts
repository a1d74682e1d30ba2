import { Hono } from 'hono'
import { site } from '#content/facts/site'

export const securityTxtPath = '/.well-known/security.txt'

const dayMs = 24 * 3_600_000
/** Less than a year (RFC 9116 §2.5.5); the expiry date is computed for each request. */
const goodForDays = 180

/**
 * The security contact of the site (RFC 9116).
 * @param siteUrl without a trailing slash
 */
export function securityTxt(siteUrl: string, now = () => new Date()): Hono {
  return new Hono().get('/', (c) => {
    const expires = new Date(Math.floor(now().getTime() / dayMs + goodForDays) * dayMs)
    const lines = [
      `Contact: mailto:${site.contactEmail}`,
      `Expires: ${expires.toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${siteUrl}${securityTxtPath}`,
    ]
    return c.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=86400' })
  })
}
