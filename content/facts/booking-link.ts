import { site } from '#content/facts/site'

/**
 * The booking page with the topic of the call: the slug of the page or offer with the button. The owner's scheduler
 * can read `about` to show the right event or to note it with the booking.
 */
export function bookingLink(about: string): string {
  return withAbout(site.bookingUrl, about)
}

/**
 * The same with a scorecard attached by its token. Pass a token only for the site's own booking page: anybody who has
 * it can read the scorecard.
 */
export const bookingLinkWith = (token: string | undefined, about: string): string =>
  bookingLink(about) + (token === undefined ? '' : `&scorecard=${token}`)

/** The same on a page, about that page; the not-found screen is rendered under a path that starts with no letter. */
export const bookingLinkOn = (pathname: string): string =>
  bookingLink(/[a-z][\w-]*/.exec(pathname)?.[0] ?? 'home')

/** Adds `about` at the end of the query; the owner's own parameters stay unchanged. */
export function withAbout(address: string, about: string): string {
  const link = new URL(address)
  link.search += `${link.search && '&'}about=${about}`
  return link.href
}
