import './booking.css'
import { useEffect, useId, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useHydrated } from '#app/lib/use-hydrated'
import { zoneChoices, zoneLabel } from '#content/facts/zone-choices'
import { bookCopy as copy } from '#content/pages/book'
import type { BookingTimes } from '#domain/booking-calendar'

const formId = 'zone'

/**
 * The choice of the time zone. It belongs to a separate form, {@link ZoneForm}, because without script it is sent
 * alone.
 */
export function ZoneField({ times: { zone, now } }: { times: BookingTimes }) {
  const id = useId()
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const zones = [...new Set([zone, ...zoneChoices])]
  const select = useRef<HTMLSelectElement>(null)
  function show(chosen: string) {
    const next = new URLSearchParams(params)
    next.set('zone', chosen)
    void navigate(`?${next}`, { preventScrollReset: true, replace: true })
  }
  // Another zone may have been chosen before hydration.
  useEffect(() => {
    const chosen = select.current?.value
    if (chosen !== undefined && chosen !== zone) show(chosen)
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  return (
    <div className="zone">
      <label htmlFor={id}>{copy.zone.label}</label>
      <select
        // The URL may also change the zone.
        key={zone}
        ref={select}
        id={id}
        name="zone"
        form={formId}
        defaultValue={zone}
        onChange={(event) => show(event.currentTarget.value)}
      >
        {zones.map((each) => (
          <option key={each} value={each}>
            {zoneLabel(each, now)}
          </option>
        ))}
      </select>
      {!isHydrated && (
        <button className="btn btn--line btn--s zone__show" type="submit" form={formId}>
          {copy.zone.button}
        </button>
      )}
    </div>
  )
}

/** Loads the page in another zone without script; `kept` are the query parameters that stay. */
export function ZoneForm({ kept }: { kept: Readonly<Record<string, string | null>> }) {
  return (
    <form id={formId} method="get" hidden>
      {Object.entries(kept).map(
        ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
      )}
    </form>
  )
}
