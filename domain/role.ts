/**
 * The roles of the back office from least to most; each includes the ones before:
 * - `viewer`: view everything
 * - `editor`: work on leads and content
 * - `owner`: decide about accounts, settings and erasure
 */
export const adminRoles = ['viewer', 'editor', 'owner'] as const
export type AdminRole = (typeof adminRoles)[number]

/** Anonymous callers, accounts without a role, and admins. */
export type Role = 'anonymous' | 'user' | AdminRole

export const isAdminRole = (role: unknown): role is AdminRole => adminRoles.some((each) => each === role)
