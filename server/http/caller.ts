import type { MissingStep } from '#domain/missing-step'
import type { AdminRole, Role } from '#domain/role'

/** Somebody with an account. */
export interface SignedInCaller {
  role: Exclude<Role, 'anonymous'>
  userId: string
  sessionId: string
  /** When the access token expires, by this process's clock; the browser has refreshed it by then. */
  expiresAt: Date
  /** Why the account may not write in this session until there is a second step; undefined if it may. */
  missingStep?: MissingStep | undefined
}

/** A caller with a role in the back office. */
export type AdminCaller = SignedInCaller & { role: AdminRole }

interface AnonymousCaller {
  role: 'anonymous'
  userId?: undefined
  sessionId?: undefined
  missingStep?: undefined
  expiresAt?: undefined
}

/** The caller of a request. */
export type Caller = AnonymousCaller | SignedInCaller

export type CallerOf = (request: Request) => Promise<Caller>

/** The account id in the request's access token, without checking its session; undefined without a valid token. */
export type AccountOf = (request: Request) => Promise<string | undefined>
