/**
 * Thrown by an attempt that finds, before it tells the service anything, that nobody needs the delivery any more. It
 * ends as not sent, and counts for nothing.
 */
export class NotWanted extends Error {
  /** @param why a sentence for the site's owner, without an address or content of a visitor */
  constructor(why: string) {
    super(why)
    this.name = 'NotWanted'
  }
}
