import type { Touch } from '#contracts/visit'

/** Where a visit came from, as the address it began with or the site before says; undefined where nothing does. */
export function cameFrom({ utm_source, utm_medium, referrer, gclid }: Touch): string | undefined {
  if (utm_source !== undefined) return utm_medium === undefined ? utm_source : `${utm_source}, ${utm_medium}`
  if (gclid !== undefined) return 'a Google ad'
  if (referrer === undefined) return undefined
  return URL.canParse(referrer) ? new URL(referrer).hostname.replace(/^www\./, '') : referrer
}
