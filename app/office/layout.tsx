import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import type { Ask } from '#app/ask-early.server'
import { AdminGate } from '#app/features/account/admin-gate.tsx'
import { backOffice } from '#content/back-office'
import { site } from '#content/site'
import { getToday } from '#contracts/get-today'
import { businessZoneContext } from '#server/pages/page-context.server'
import { Frame } from './frame/frame.tsx'
import { screenNameAt } from './frame/screen-at.ts'
import { setOfficeZones } from './parts/office-zones.ts'
import type { Route } from './+types/layout'

/** Every screen is called what the rail calls it. */
export const meta = ({ location: { pathname } }: { location: Pick<Location, 'pathname'> }) => [
  { title: [screenNameAt(pathname), backOffice, site.name].filter(Boolean).join(' · ') },
  { name: 'description', content: 'For the people who run this site.' },
  { name: 'robots', content: 'noindex' },
]

export const handle = { asks: (): Ask[] => [[getToday.name, {}]] }

export const loader = ({ context }: Route.LoaderArgs) => ({ zone: context.get(businessZoneContext) })
/** It comes with the page, and from then on with what Today is told. */
export const shouldRevalidate = () => false

/**
 * Around every screen of the back office: without a session it goes to `/auth` and comes back after signing in
 * (readings of the specification, 21). Its screens may count on an admin being there.
 */
export default function AdminLayout({ loaderData: { zone } }: Route.ComponentProps) {
  // Once, before anything within is rendered.
  useState(() => setOfficeZones({ business: zone }))
  // Not before: the server, whose page is taken over, does not know it.
  useEffect(() => setOfficeZones({ viewer: new Intl.DateTimeFormat().resolvedOptions().timeZone }), [])
  return (
    <AdminGate redirects>
      <Frame>
        <Outlet />
      </Frame>
    </AdminGate>
  )
}
