interface Callback {
  code: string
  state: string
  sessionId: string
}

/** A person's sign-in to their mailbox in the browser, so that the site may use it. */
export interface MailSignIn {
  /** The redirect URI, which the owner enters at the mail provider. */
  redirectUri(): string
  /**
   * Returns the address to sign in at. Only this session can finish it.
   * @throws ServiceError without an app
   */
  begin(sessionId: string): Promise<string>
  /**
   * Exchanges the code that the browser brought back for the value of the sign-in's setting. Stores nothing.
   * @throws ServiceError
   */
  finish(callback: Callback): Promise<{ signIn: string; email: string | undefined }>
}
