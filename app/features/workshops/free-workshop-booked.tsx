import './free-workshop-booked.css'
import { NextSteps } from '#app/lib/next-steps.tsx'
import { useHydrated } from '#app/lib/use-hydrated'
import { viewerZone } from '#app/lib/viewer-zone'
import { Thanks } from '#app/ui/thanks.tsx'
import { workshopFacts } from '#content/facts/facts'
import { freeWorkshopCopy } from '#content/pages/free-ai-workshop'
import { nextPages } from '#content/pages/parts/next-pages'
import type { OutputOf } from '#contracts/contract'
import type { registerFreeWorkshop } from '#contracts/register-free-workshop'
import { sessionClock, formatSession } from '#domain/format-session'

/** The assigned seat and its time, which stay visible when the toast is gone. Takes focus. */
export function FreeWorkshopBooked({
  place: { place, seat, startsAt },
}: {
  place: OutputOf<typeof registerFreeWorkshop>['data']
}) {
  const { booked: words, success } = freeWorkshopCopy.form
  const { zone } = workshopFacts.free
  const start = new Date(startsAt)
  const here = (useHydrated() && viewerZone()) || zone
  const when = formatSession(start, zone)
  const [clock, clockHere] = [sessionClock(start, zone), sessionClock(start, here)]
  const isSameDay = when.slice(0, -clock.length) === formatSession(start, here).slice(0, -clockHere.length)
  const whenHere = isSameDay ? clockHere : formatSession(start, here)
  return (
    <div className="sheet booked">
      <Thanks title={seat === undefined ? words.waiting : words.seat(seat)} as="h3">
        <p className="booked__when">
          {when}
          {clockHere !== clock && ` (${whenHere}, ${words.yourTime})`}
        </p>
        <p>{place === 'seat' ? words.keep : success[place].description}</p>
        <p className="muted">{words.another}</p>
        <NextSteps ways={[nextPages.score, nextPages.newsletter]} title={words.next} />
      </Thanks>
    </div>
  )
}
