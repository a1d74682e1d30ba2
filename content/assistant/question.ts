/** Something that owners ask, and what is said to it. */
export interface AssistantQuestion {
  /** Some of the ways in which owners ask it, for a message that is nearly the same. */
  readonly asked?: readonly string[]
  /** More of them, of which the nearest counts where nothing else recognizes a message. */
  readonly also?: readonly string[]
  /**
   * The concepts that a message has to mention, in whatever words: all names of one of these lines, as in
   * `concepts.ts`. `#audit` is an offer that it has to mention, `!list` a concept that it must not mention.
   */
  readonly when?: readonly string[]
  /** One concept leaves no doubt, whatever else is said. */
  readonly isClear?: boolean
  readonly answer: string
  readonly path: string
  /** Pages that say it too, shown beside the first. */
  readonly alsoPaths?: readonly string[]
  /** Left without a question back. */
  readonly isLast?: boolean
  /** The same is said elsewhere, of no question in particular; it is only found by the ways in which it is asked. */
  readonly isSaidElsewhere?: boolean
  /** No page answers it: what is said is what comes nearest. */
  readonly isUnknown?: boolean
  /** What the answer lists, in order, for "and the second one?". */
  readonly parts?: readonly string[]
}
