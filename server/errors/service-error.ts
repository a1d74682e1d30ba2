interface ServiceErrorOptions {
  /** The service may have done what was requested, so check before a retry. */
  uncertain?: boolean
  /** The service works but rejected this one request; others may succeed. */
  rejected?: boolean
  /** No retry can succeed: the recipient's address does not exist. */
  permanent?: boolean
  /** How long the service told us to wait. */
  retryAfterSeconds?: number
}

/**
 * An outside service did not do, or did not confirm, what was asked. The message is shown to the site's
 * owner: it says what happened and what to do, and holds no address and no content of a visitor.
 */
export class ServiceError extends Error {
  readonly uncertain: boolean
  readonly rejected: boolean
  readonly permanent: boolean
  readonly retryAfterSeconds?: number

  constructor(
    message: string,
    { uncertain = false, rejected = false, permanent = false, retryAfterSeconds }: ServiceErrorOptions = {},
  ) {
    super(message)
    this.name = 'ServiceError'
    this.uncertain = uncertain
    this.rejected = rejected
    this.permanent = permanent
    if (retryAfterSeconds !== undefined) this.retryAfterSeconds = retryAfterSeconds
  }
}
