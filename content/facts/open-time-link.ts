import type { CallType } from '#domain/call-rules'
import { dayIn } from '#domain/day-in'
import { bookingLink } from './booking-link.ts'

/** The site's own booking page with one of its open times chosen. */
export function openTimeLink(about: string, call: { type: CallType; zone: string; time: Date }): string {
  const { type, zone, time } = call
  const chosen = new URLSearchParams({ type, zone, day: dayIn(zone, time), time: time.toISOString() })
  return `${bookingLink(about)}&${chosen}`
}
