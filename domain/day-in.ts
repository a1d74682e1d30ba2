import { offsetMs } from './wall-clock.ts'

/** The local date in `zone`, `2026-11-22`. */
export const dayIn = (zone: string, at: Date): string =>
  new Date(at.getTime() + offsetMs(zone, at.getTime())).toISOString().slice(0, 10)
