import type { AdminRole } from '#domain/role'
import { settingScreens } from './setting-screens.ts'

interface FurtherScreen {
  path: string
  name: string
  /** The screen that leads to it. */
  about: string
  /** The least role that can use the screen. */
  role: AdminRole
}

/** The screens that the rail does not show and the finder finds. */
export const furtherScreens: readonly FurtherScreen[] = [
  { path: '/admin/leads/import', name: 'Import', about: 'Leads', role: 'editor' },
  { path: '/admin/calls/hours', name: 'Availability', about: 'Calls', role: 'viewer' },
  { path: '/admin/calls/types', name: 'Call types', about: 'Calls', role: 'viewer' },
  { path: '/admin/workshops/readiness', name: 'Readiness workshop', about: 'Workshops', role: 'viewer' },
  ...settingScreens.map((screen) => ({ ...screen, about: 'Settings' })),
  { path: '/admin/set-up', name: 'Set-up', about: 'Settings', role: 'owner' },
]
