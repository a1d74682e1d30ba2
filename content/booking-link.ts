import { site } from '#content/site'

/**
 * The booking page, told what the call is about: the slug of the page or offer that the button stands on. The owner's
 * scheduler can read `about` to show the right event or to note it with the booking.
 */
export function bookingLink(about: string): string {
  return withAbout(site.bookingUrl, about)
}

/** The same address with `about` at the end of its query; whatever the owner has put there stays as it is written. */
export function withAbout(address: string, about: string): string {
  const link = new URL(address)
  link.search += `${link.search === '' ? '?' : '&'}about=${about}`
  return link.href
}
