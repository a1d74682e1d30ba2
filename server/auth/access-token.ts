import { jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import type { Session } from './sessions.ts'
import type { User } from '#server/queries/accounts/users.server'

/**
 * Liveness and role are read from the database on every call, so this only limits how long a page goes without a
 * refresh.
 */
export const accessTokenSeconds = 15 * 60
const algorithm = 'HS256'
const issuer = 'site-auth'
const audience = 'authenticated'

const claims = z.object({ sub: z.uuid(), session_id: z.uuid(), exp: z.number() })

interface AccessTokenOptions {
  user: User
  session: Pick<Session, 'id' | 'method' | 'created_at' | 'aal' | 'second_method' | 'second_at'>
  now: Date
}

/**
 * Access tokens: short-lived, signed with one fixed algorithm. They identify user and session, and grant nothing by
 * themselves.
 */
export function accessTokens(secret: string) {
  const key = new TextEncoder().encode(secret)
  return {
    sign({ user, session, now }: AccessTokenOptions): Promise<string> {
      const seconds = Math.floor(now.getTime() / 1000)
      return new SignJWT({
        email: user.email,
        role: 'authenticated',
        session_id: session.id,
        aal: session.aal,
        amr: methodsOf(session),
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

    /** The ids of user and session with the expiry, or undefined for an invalid or expired token. */
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

/** The `amr` claim: the session's authentication methods as GoTrue names them, newest first. */
function methodsOf({ method, created_at, second_method, second_at }: AccessTokenOptions['session']) {
  const first = { method, timestamp: Math.floor(created_at.getTime() / 1000) }
  if (second_method === null || second_at === null) return [first]
  return [{ method: second_method, timestamp: Math.floor(second_at.getTime() / 1000) }, first]
}

export type AccessTokens = ReturnType<typeof accessTokens>
