/**
 * The people of the back office, its admins, from the least to the most; each may do what those before may:
 * - `viewer`: look at everything
 * - `editor`: work on leads and content
 * - `owner`: decide about accounts, settings and erasure
 */
export const adminRoles = ['viewer', 'editor', 'owner'] as const
export type AdminRole = (typeof adminRoles)[number]

/** Nobody we know, somebody with an account, and the admins. */
export type Role = 'anonymous' | 'user' | AdminRole

export const isAdminRole = (role: unknown): role is AdminRole => adminRoles.some((each) => each === role)
