import '#app/office/parts/desk.css'
import './hours.css'
import { Link } from 'react-router'
import { useMay } from '#app/lib/admin-role'
import { LoadError } from '#app/office/list/load-error.tsx'
import { Head } from '#app/office/parts/head.tsx'
import { useSettings } from '#app/office/settings/use-settings'
import { callHoursCopy as copy } from '#content/office/call-hours'
import { CallFeed } from './call-feed.tsx'
import { Calendars } from './calendars.tsx'
import { DaysOff } from './days-off.tsx'
import { WeekForm } from './week-form.tsx'

export const handle = { rendersOnServer: true }

/** The availability for calls: weekly hours, booking rules, days off and calendars (behavior 9.13). */
export default function CallHours() {
  const isOwner = useMay('owner')
  const { data: settings, error, isError, dataUpdatedAt, isPending, refetch } = useSettings()
  return (
    <>
      <Head {...copy.title} eyebrow={<Link to="/admin/calls">{copy.back}</Link>} />
      {!isOwner && <p role="status">{copy.ownersOnly}</p>}
      {isError && (
        <LoadError
          error={error}
          lastLoadedAt={settings && new Date(dataUpdatedAt)}
          onRetry={() => void refetch()}
        />
      )}
      {isOwner && isPending && <p role="status">{copy.loading}</p>}
      {settings && (
        <>
          <WeekForm settings={settings} />
          <DaysOff settings={settings} />
        </>
      )}
      <Calendars />
      {isOwner && <CallFeed />}
    </>
  )
}
