/** What has come of a press on a page of a call, unless that page's own heading says it. */
export interface CallChanged {
  state: 'taken' | 'closed' | 'late' | 'failed' | 'sent' | 'gone' | 'wrong-address' | 'too-many'
  /** Why an address was not taken. */
  message?: string
  /** The address that was typed. */
  typed?: string
  /** For a time that cannot be had. */
  nearest?: readonly string[]
  /** The time that the visitor wanted. */
  wanted?: string | undefined
}
