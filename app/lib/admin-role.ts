import { createContext, useContext } from 'react'
import { hasRole } from '#domain/has-role'
import type { AdminRole } from '#domain/role'

/** The role of whoever the back office is open to, as the gate around its screens knows it. */
export const AdminRoleContext = createContext<AdminRole>('viewer')

/** Whether they may do what takes that role: what they may not is not there. Every function checks again by itself. */
export const useMay = (least: AdminRole): boolean => hasRole(useContext(AdminRoleContext), least)
