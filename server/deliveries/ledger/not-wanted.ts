/**
 * Thrown by an attempt that finds, before it contacts the service, that the delivery is not needed anymore. The
 * delivery ends as not sent and counts toward no limit.
 */
export class NotWanted extends Error {
  /** @param why a sentence for the site's owner, without an address or a visitor's content */
  constructor(why: string) {
    super(why)
    this.name = 'NotWanted'
  }
}
