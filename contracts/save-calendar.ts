import { parseUrl } from '#domain/parse-url'
import * as z from 'zod/mini'
import { changeOutput } from './change-output.ts'
import { defineContract } from './contract.ts'
import { trimmedText } from './text.ts'

const missingName = 'Please enter a name, such as Work'
const malformed = 'Please enter the calendar’s address. It begins with https:// or webcal://'

/** Whether it is an address as calendar programs show it; `webcal:` is another scheme for https. */
function isCalendarAddress(text: string): boolean {
  const url = parseUrl(text)
  return url !== undefined && ['https:', 'http:', 'webcal:'].includes(url.protocol) && !url.username
}

/** Adds a calendar, or gives one another name and address. The address is never shown again. */
export const saveCalendar = defineContract({
  name: 'save-calendar',
  input: z.strictObject({
    /** The calendar that gets another address; without it one is added. */
    id: z.optional(z.uuid('The id must be a UUID')),
    name: trimmedText(60, missingName).check(z.minLength(1, missingName)),
    address: trimmedText(2_000, malformed).check(
      z.refine(isCalendarAddress, malformed),
      z.overwrite((text) => text.replace(/^webcal:/i, 'https:')),
    ),
  }),
  output: changeOutput(z.object({ id: z.string() })),
})
