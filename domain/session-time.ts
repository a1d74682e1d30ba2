import { offsetMs } from './wall-clock.ts'
import { nextStart, type WeeklySlot } from './workshop-schedule.ts'

/** The start and end of the next session of a weekly slot, in its local time: `2026-11-27T14:00:00-05:00`. */
export function nextSessionTime(slot: WeeklySlot, minutes: number, now: Date) {
  const startsAt = nextStart(slot, now)
  const endsAt = new Date(startsAt.getTime() + minutes * 60_000)
  return { startsAt, start: isoIn(slot.zone, startsAt), end: isoIn(slot.zone, endsAt) }
}

function isoIn(zone: string, at: Date): string {
  const ahead = offsetMs(zone, at.getTime())
  const wall = new Date(at.getTime() + ahead).toISOString().slice(0, 19)
  const minutes = Math.round(Math.abs(ahead) / 60_000)
  const twoDigits = (count: number) => String(count).padStart(2, '0')
  return `${wall}${ahead < 0 ? '-' : '+'}${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
}
