import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import type { User } from '#server/queries/accounts/users.server'

/** Liveness and role are asked of the database on every call, so this only bounds how long a page goes unrefreshed. */
export const accessTokenSeconds = 15 * 60
const algorithm = 'HS256'
const issuer = 'site-auth'
const audience = 'authenticated'

const claims = z.object({ sub: z.uuid(), session_id: z.uuid(), exp: z.number() })

interface AccessTokenOptions {
  user: User
  session: { id: string; method: string; created_at: Date }
  now: Date
}

/** Access tokens: short-lived, signed with one fixed algorithm. They say who and which session, not what is allowed. */
export function accessTokens(secret: string) {
  const key = new TextEncoder().encode(secret)
  return {
    sign({ user, session, now }: AccessTokenOptions): Promise<string> {
      const seconds = Math.floor(now.getTime() / 1000)
      return new SignJWT({
        email: user.email,
        role: 'authenticated',
        session_id: session.id,
        aal: 'aal1',
        amr: [{ method: session.method, timestamp: Math.floor(session.created_at.getTime() / 1000) }],
        is_anonymous: false,
      })
        .setProtectedHeader({ alg: algorithm, typ: 'JWT' })
        .setSubject(user.id)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + accessTokenSeconds)
        .sign(key)
    },

    /** The user's and the session's id and when the token ends, or undefined for whatever is not a token of ours that is still good. */
    async read(
      token: string | undefined,
      now: Date,
    ): Promise<{ userId: string; sessionId: string; expiresAt: Date } | undefined> {
      if (token === undefined) return undefined
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [algorithm],
          issuer,
          audience,
          currentDate: now,
          requiredClaims: ['exp', 'sub'],
        })
        const { sub, session_id, exp } = claims.parse(payload)
        return { userId: sub, sessionId: session_id, expiresAt: new Date(exp * 1000) }
      } catch {
        return undefined
      }
    },
  }
}

export type AccessTokens = ReturnType<typeof accessTokens>
