import '#app/office/parts/desk.css'
import { useExport } from '#app/office/frame/use-export'
import { useMayExport } from '#app/office/frame/use-may-export'
import { workshopsCopy } from '#content/office/workshops'

/** Exports a session, all sessions, or the readiness workshop's registrations, for users who may. */
export function AttendeeExport({
  className = 'btn btn--line',
  ...which
}: {
  workshop: 'free' | 'readiness'
  startsAt?: string
  className?: 'btn btn--line' | 'text-btn'
}) {
  const { act: exportAttendees, isPending } = useExport()
  if (useMayExport() !== true) return null
  return (
    <button
      type="button"
      className={className}
      disabled={isPending}
      onClick={() => exportAttendees({ what: 'attendees', ...which })}
    >
      {workshopsCopy.export}
    </button>
  )
}
