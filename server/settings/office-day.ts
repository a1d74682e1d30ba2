import { dayIn } from '#domain/day-in'
import type { Outside } from './outside.ts'

/** Today's date in the office's time zone, `2026-11-22`. */
export const officeDay = ({ replyPromise, now }: Pick<Outside, 'replyPromise' | 'now'>): string =>
  dayIn(replyPromise.zone, now())
