/** A press on the page that moves and cancels a call which did not do what it says. */
export interface CallChanged {
  state: 'taken' | 'closed' | 'late' | 'failed'
  /** For a time that cannot be had. */
  nearest: readonly string[]
  /** The time that the visitor wanted. */
  wanted?: string | undefined
}
