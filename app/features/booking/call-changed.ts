/** The result of a form on a page of a call, unless the page's own heading says it. */
export interface CallFormResult {
  state: 'taken' | 'closed' | 'late' | 'failed' | 'sent' | 'gone' | 'wrong-address' | 'too-many'
  /** Why an address was rejected. */
  message?: string
  /** The address that was typed. */
  typed?: string
  /** The nearest open times, if the wanted time is unavailable. */
  nearest?: readonly string[]
  /** The time that the visitor wanted. */
  wanted?: string | undefined
}
