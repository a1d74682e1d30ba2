/** Nobody we know, a signed-in user, or one of the site's admins. */
export type Role = 'anonymous' | 'user' | 'admin'

/** Who calls; the two ids for whoever is signed in. */
export interface Caller {
  role: Role
  userId?: string
  sessionId?: string
  /** When the access token ends, by this process's clock; the browser has another one by then. */
  expiresAt?: Date
}

export type CallerOf = (request: Request) => Promise<Caller>
