import { useEffect, useState } from 'react'
import { Outlet } from 'react-router'
import type { FunctionCall } from '#app/prefetch-script.server'
import { AdminGate } from '#app/features/account/admin-gate.tsx'
import { responsePreprocessor } from '#app/lib/call-function'
import { backOffice } from '#content/office/back-office'
import { site } from '#content/facts/site'
import { getToday } from '#contracts/get-today'
import { businessZoneContext } from '#server/pages/page-context.server'
import { Frame } from './frame/frame.tsx'
import { screenNameAt } from './frame/screen-at.ts'
import { viewerZone } from '#app/lib/viewer-zone'
import { setOfficeZones } from './parts/office-zones.ts'
import type { Route } from './+types/layout'

responsePreprocessor.read = async (json) =>
  json.includes('xn--') ? (await import('#app/lib/readable-addresses')).readableAddresses(json) : json

/** Every screen has the title of its link in the rail. */
export const meta = ({ location: { pathname } }: { location: Pick<Location, 'pathname'> }) => [
  { title: [screenNameAt(pathname), backOffice, site.name].filter(Boolean).join(' · ') },
  { name: 'description', content: 'For the people who run this site.' },
  { name: 'robots', content: 'noindex' },
]

export const handle = { asks: (): FunctionCall[] => [[getToday.name, {}]] }

export const loader = ({ context }: Route.LoaderArgs) => ({ zone: context.get(businessZoneContext) })
/** The loader runs only once: later time zones come with Today's data. */
export const shouldRevalidate = () => false

/**
 * The layout of every back-office screen: without a session it redirects to `/auth` and returns after signing in
 * (behavior 14.1). Its screens can assume an admin.
 */
export default function AdminLayout({ loaderData: { zone } }: Route.ComponentProps) {
  // Runs once, before anything inside renders.
  useState(() => setOfficeZones({ business: zone }))
  // Set after hydration, which must render what the server did: with this zone if the browser had sent it, else without.
  useEffect(() => setOfficeZones({ viewer: viewerZone() }), [])
  return (
    <AdminGate isWholePage>
      <Frame>
        <Outlet />
      </Frame>
    </AdminGate>
  )
}
