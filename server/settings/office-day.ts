import { dayIn } from '#domain/day-in'
import type { Outside } from './outside.ts'

/** What day it is for the people of the office, `2026-11-22`. */
export const officeDay = ({ replyPromise, now }: Pick<Outside, 'replyPromise' | 'now'>): string =>
  dayIn(replyPromise.zone, now())
