/** What has come of a press on a page of a call, unless that page's own heading says it. */
export interface CallChanged {
  state: 'taken' | 'closed' | 'late' | 'failed' | 'sent' | 'gone'
  /** For a time that cannot be had. */
  nearest?: readonly string[]
  /** The time that the visitor wanted. */
  wanted?: string | undefined
}
