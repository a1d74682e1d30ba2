import './booking.css'
import { useEffect, useRef } from 'react'

interface BookingHeadProps {
  soft: string
  hard: string
  lead?: string | undefined
  /** Whether the heading announces a result; focus then moves to it. */
  isNews?: boolean
}

export function BookingHead({ soft, hard, lead, isNews = false }: BookingHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNews) heading.current?.focus()
  }, [isNews])
  return (
    <div className="booking__head" data-read-next={isNews || undefined}>
      <h1 id="booking-title" className={isNews ? 'announced' : undefined} ref={heading} tabIndex={-1}>
        <span>{soft}</span> {hard}
      </h1>
      {lead && <p className="booking__lead">{lead}</p>}
    </div>
  )
}
