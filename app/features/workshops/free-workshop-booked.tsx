import './free-workshop-booked.css'
import { NextSteps } from '#app/lib/next-steps.tsx'
import { useHydrated } from '#app/lib/use-hydrated'
import { Thanks } from '#app/ui/thanks.tsx'
import { workshopFacts } from '#content/facts'
import { freeWorkshopCopy } from '#content/pages/free-ai-workshop'
import { waysOn } from '#content/ways-on'
import type { OutputOf } from '#contracts/contract'
import type { registerFreeWorkshop } from '#contracts/register-free-workshop'
import { sessionClock, sessionWords } from '#domain/session-words'

const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Which seat somebody got, and when it is: the toast has gone by the time they look for it. Takes the focus. */
export function FreeWorkshopBooked({
  place: { place, seat, startsAt },
}: {
  place: OutputOf<typeof registerFreeWorkshop>['data']
}) {
  const { booked: words, success } = freeWorkshopCopy.form
  const { zone } = workshopFacts.free
  const start = new Date(startsAt)
  const here = useHydrated() ? ownZone() : zone
  const when = sessionWords(start, zone)
  const [clock, clockHere] = [sessionClock(start, zone), sessionClock(start, here)]
  const isSameDay = when.slice(0, -clock.length) === sessionWords(start, here).slice(0, -clockHere.length)
  const whenHere = isSameDay ? clockHere : sessionWords(start, here)
  return (
    <div className="sheet booked">
      <Thanks title={seat === undefined ? words.waiting : words.seat(seat)} as="h3">
        <p className="booked__when">
          {when}
          {clockHere !== clock && ` (${whenHere}, ${words.yourTime})`}
        </p>
        <p>{place === 'seat' ? words.keep : success[place].description}</p>
        <p className="muted">{words.another}</p>
        <NextSteps ways={[waysOn.score, waysOn.newsletter]} title={words.next} />
      </Thanks>
    </div>
  )
}
