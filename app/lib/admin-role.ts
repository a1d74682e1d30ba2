import { createContext, useContext } from 'react'
import { hasRole } from '#domain/has-role'
import type { AdminRole } from '#domain/role'

/** The signed-in admin's role, as known by the gate around the screens. */
export const AdminRoleContext = createContext<AdminRole>('viewer')

/**
 * Whether the user has at least that role; controls without permission are hidden. Every function checks access
 * itself.
 */
export const useMay = (least: AdminRole): boolean => hasRole(useContext(AdminRoleContext), least)
