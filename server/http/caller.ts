import type { AdminRole, Role } from '#domain/role'

/** Somebody with an account. */
export interface SignedInCaller {
  role: Exclude<Role, 'anonymous'>
  userId: string
  sessionId: string
  /** When the access token ends, by this process's clock; the browser has another one by then. */
  expiresAt: Date
}

/** Somebody of the back office. */
export type AdminCaller = SignedInCaller & { role: AdminRole }

interface AnonymousCaller {
  role: 'anonymous'
  userId?: undefined
  sessionId?: undefined
  expiresAt?: undefined
}

/** Who calls. */
export type Caller = AnonymousCaller | SignedInCaller

export type CallerOf = (request: Request) => Promise<Caller>

/**
 * The id of the account that the request's access token was signed for, without asking whether its session still lives;
 * undefined without a valid token.
 */
export type AccountOf = (request: Request) => Promise<string | undefined>
