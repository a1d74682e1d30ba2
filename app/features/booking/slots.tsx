import './slots.css'
import { useEffect, useRef } from 'react'
import { FieldError } from '#app/ui/field-error.tsx'
import { bookCopy as copy } from '#content/pages/book'
import { formatDay, formatTime, sessionClock } from '#domain/format-session'
import type { BookingTimes } from '#domain/booking-calendar'
import { timesByPart } from './times-of-day.ts'

interface SlotsProps {
  times: BookingTimes
  /** The time selected at first: the posted one, or the one that a link offers. */
  posted?: string | undefined
  error?: { id: string; message: string | undefined }
  onChange: (startsAt: string) => void
}

/** The open times of a day as radios, each with the time in the business's zone if that differs. */
export function Slots({ times: { day, times, zone, businessZone }, posted, error, onChange }: SlotsProps) {
  const [first] = times
  const fieldset = useRef<HTMLFieldSetElement>(null)
  // A time may have been picked before hydration, or sent without script.
  useEffect(() => {
    const picked = fieldset.current?.querySelector<HTMLInputElement>('input:checked')
    if (picked) onChange(picked.value)
  }, [onChange])
  if (day === null || !first) return null
  return (
    <fieldset
      ref={fieldset}
      className="slots"
      role="radiogroup"
      {...(error?.message && { 'aria-invalid': true, 'aria-describedby': error.id })}
    >
      <legend>{formatDay(first, zone)}</legend>
      {timesByPart(times, zone).map(([part, ofPart]) => (
        <div key={part}>
          <p className="slots__part">{copy.parts[part]}</p>
          <div className="slots__in">
            {ofPart.map((time) => (
              <label key={time.getTime()} className="slot">
                <input
                  type="radio"
                  name="startsAt"
                  value={time.toISOString()}
                  required
                  defaultChecked={posted === time.toISOString()}
                  onChange={(event) => onChange(event.currentTarget.value)}
                />
                <span>
                  {formatTime(time, zone)}
                  <BusinessTime time={time} zone={zone} businessZone={businessZone} />
                </span>
              </label>
            ))}
          </div>
        </div>
      ))}
      {error && <FieldError id={error.id} message={error.message} />}
    </fieldset>
  )
}

/** The same time in the business's zone, if that differs. */
export function BusinessTime({
  time,
  zone,
  businessZone,
}: {
  time: Date
  zone: string
  businessZone: string
}) {
  const there = sessionClock(time, businessZone)
  if (there === sessionClock(time, zone)) return null
  return <span className="slot__there">{there}</span>
}
