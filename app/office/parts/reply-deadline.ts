import { replyDeadlineText } from '#content/office/reply-deadline'
import { formatInstant } from './format-when.ts'

/**
 * By when a reply was promised, as a part of a sentence: “reply by 11:00 AM”. A duration would count the night, which
 * the promise does not.
 */
export const replyDeadline = (dueAt: string, now: Date): string =>
  replyDeadlineText(formatInstant(dueAt, now))
