interface ServiceErrorOptions {
  /** The same request may succeed later. */
  retryable: boolean
  /** The service may have done what was asked: look before asking again. */
  uncertain?: boolean
  /** What the service itself asked us to wait. */
  retryAfterSeconds?: number
}

/**
 * An outside service did not do, or did not confirm, what was asked. The message is shown to the site's
 * owner: it says what happened and what to do, and holds no address and no content of a visitor.
 */
export class ServiceError extends Error {
  readonly retryable: boolean
  readonly uncertain: boolean
  readonly retryAfterSeconds?: number

  constructor(message: string, { retryable, uncertain = false, retryAfterSeconds }: ServiceErrorOptions) {
    super(message)
    this.name = 'ServiceError'
    this.retryable = retryable
    this.uncertain = uncertain
    if (retryAfterSeconds !== undefined) this.retryAfterSeconds = retryAfterSeconds
  }
}
