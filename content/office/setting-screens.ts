import type { AdminRole } from '#domain/role'

interface SettingScreen {
  path: string
  name: string
  /** The least role that is shown the screen. */
  role: AdminRole
}

/** The parts of the settings, as their tabs show them; each is a screen of its own. */
export const settingScreens: readonly SettingScreen[] = [
  { path: '/admin/settings/connections', name: 'Connections', role: 'owner' },
  { path: '/admin/settings/business', name: 'Business', role: 'owner' },
  { path: '/admin/settings/alerts', name: 'Alerts', role: 'viewer' },
  { path: '/admin/settings/team', name: 'Team', role: 'owner' },
  { path: '/admin/settings/privacy', name: 'Privacy', role: 'owner' },
  { path: '/admin/settings/data', name: 'Data', role: 'owner' },
  { path: '/admin/settings/you', name: 'You', role: 'viewer' },
]
