import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

const validSeconds = 180 * 24 * 3_600

interface DeviceCookieOptions {
  secret: string
  /** Whether browsers use https. */
  https: boolean
  now(): Date
}

/**
 * Recognizes a device on which an account was signed in to, by a signed cookie with account, device and day. It
 * grants nothing; wrong passwords are counted separately for it, so that strangers who guess cannot lock the owner
 * out.
 */
export function deviceCookies({ secret, https, now }: DeviceCookieOptions) {
  const sign = (text: string) => createHmac('sha256', secret).update(`device:${text}`).digest('base64url')
  /** One per account and device; the name does not reveal which. */
  const nameFor = (email: string) => `device-${sign(`name:${email}`).slice(0, 16)}`
  const seconds = () => Math.floor(now().getTime() / 1000)

  return {
    /** Whether there is such a cookie, valid or not. */
    isShown: (c: Context): boolean => Object.keys(getCookie(c)).some((name) => name.startsWith('device-')),

    /**
     * The device's id if this account was signed in to on it.
     * @param email normalized
     */
    read(c: Context, email: string): string | undefined {
      const [id = '', issued = '', given = ''] = getCookie(c, nameFor(email))?.split('.') ?? []
      const expected = Buffer.from(sign(`${email}:${id}:${issued}`))
      const signature = Buffer.from(given)
      if (signature.length !== expected.length || !timingSafeEqual(signature, expected)) return undefined
      return Number(issued) + validSeconds > seconds() ? id : undefined
    },

    /** Marks the device after a sign-in to the account. */
    mark(c: Context, email: string): void {
      const id = this.read(c, email) ?? randomBytes(12).toString('base64url')
      const issued = String(seconds())
      setCookie(c, nameFor(email), `${id}.${issued}.${sign(`${email}:${id}:${issued}`)}`, {
        path: '/auth/v1',
        httpOnly: true,
        sameSite: 'Strict',
        secure: https,
        maxAge: validSeconds,
      })
    },
  }
}

export type DeviceCookies = ReturnType<typeof deviceCookies>
