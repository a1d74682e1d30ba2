import './calls.css'
import '#app/office/parts/desk.css'
import { useQuery } from '@tanstack/react-query'
import { callFunction } from '#app/lib/call-function'
import { Mark } from '#app/office/parts/mark.tsx'
import { callsCopy } from '#content/office/calls'
import { partsInWords } from '#content/office/opening-words'
import { checkCallTime } from '#contracts/check-call-time'

const copy = callsCopy.move

interface TimeWarningProps {
  /** The typed or chosen time, which may be incomplete. */
  startsAt: string
  minutes: number
}

/** Warns that a time is within a busy time or on a day off. The call can be moved there anyway. */
export function TimeWarning({ startsAt, minutes }: TimeWarningProps) {
  const input = checkCallTime.input.safeParse({ startsAt, minutes })
  const { data } = useQuery({
    queryKey: ['calls', checkCallTime.name, startsAt, minutes],
    queryFn: ({ signal }) => callFunction(checkCallTime, { startsAt, minutes }, { signal }),
    enabled: input.success,
    meta: { topics: ['calls', 'settings'] },
  })
  const { busyCalendars = [], dayOff = null } = data?.data ?? {}
  const reasons = [
    ...(busyCalendars.length > 0 ? [copy.busy(busyCalendars)] : []),
    ...(dayOff ? [copy.dayOff(dayOff.name, partsInWords(dayOff.parts))] : []),
  ]
  return (
    <div role="status">
      {reasons.length > 0 && (
        <p className="call__news signal">
          <Mark name="break" /> {reasons.join(' ')} {copy.allowed}
        </p>
      )}
    </div>
  )
}
