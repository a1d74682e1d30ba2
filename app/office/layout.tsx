import { Outlet } from 'react-router'
import type { Ask } from '#app/ask-early.server'
import { AdminGate } from '#app/features/account/admin-gate.tsx'
import { backOffice } from '#content/back-office'
import { site } from '#content/site'
import { getToday } from '#contracts/get-today'
import { Frame } from './frame/frame.tsx'
import { screenNameAt } from './frame/screen-at.ts'

/** Every screen is called what the rail calls it. */
export const meta = ({ location: { pathname } }: { location: Pick<Location, 'pathname'> }) => [
  { title: [screenNameAt(pathname), backOffice, site.name].filter(Boolean).join(' · ') },
  { name: 'description', content: 'For the people who run this site.' },
  { name: 'robots', content: 'noindex' },
]

export const handle = { asks: (): Ask[] => [[getToday.name, {}]] }

/**
 * Around every screen of the back office: without a session it goes to `/auth` and comes back after signing in
 * (readings of the specification, 21). Its screens may count on an admin being there.
 */
export default function AdminLayout() {
  return (
    <AdminGate redirects>
      <Frame>
        <Outlet />
      </Frame>
    </AdminGate>
  )
}
