import { useLocation } from 'react-router'
import { useMay } from '#app/lib/admin-role'
import { Views } from '#app/office/list/views.tsx'
import { settingScreens } from '#content/office/setting-screens'
import { settingsCopy as copy } from '#content/office/settings'

/** Tabs for the settings screens that the user's role may open. `/admin/settings` shows the first of them. */
export function SettingTabs() {
  const { pathname } = useLocation()
  const may = { owner: useMay('owner'), editor: useMay('editor'), viewer: useMay('viewer') }
  const screens = settingScreens.filter(({ role }) => may[role])
  if (screens.length === 0) return null
  const current = screens.find(({ path }) => path === pathname) ?? (may.owner ? screens[0] : undefined)
  return (
    <Views
      label={copy.parts}
      views={screens.map((screen) => ({ name: screen.name, to: screen.path, isCurrent: screen === current }))}
    />
  )
}
