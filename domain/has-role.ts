import { adminRoles, type Role } from './role.ts'

const roles: readonly Role[] = ['anonymous', 'user', ...adminRoles]

/** Whether a role includes the permissions of `least`. */
export const hasRole = (role: Role, least: Role): boolean => roles.indexOf(role) >= roles.indexOf(least)
