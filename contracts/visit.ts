import * as z from 'zod/mini'
import { instant } from './instant.ts'
import { optionalText } from './text.ts'

const longest = 500

/** One arrival at the site: time, page and referrer. */
export const touch = z.object({
  at: instant(),
  /** The path of the landing page. */
  landingPage: optionalText(longest),
  /** The referring site. */
  referrer: optionalText(longest),
  utm_source: optionalText(longest),
  utm_medium: optionalText(longest),
  utm_campaign: optionalText(longest),
  utm_term: optionalText(longest),
  utm_content: optionalText(longest),
  gclid: optionalText(longest),
})

/** A visitor's first arrival at the site, and the current one. */
export const visit = z.object({ first: touch, last: touch })

export type Touch = z.output<typeof touch>
export type Visit = z.output<typeof visit>
