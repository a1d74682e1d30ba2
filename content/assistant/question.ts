/** A question that owners ask, and the assistant's answer. */
export interface AssistantQuestion {
  /** Some phrasings of the question, which match a nearly equal message. */
  readonly asked?: readonly string[]
  /** Further phrasings: the nearest one decides when nothing else matches a message. */
  readonly also?: readonly string[]
  /**
   * The concepts that a message has to mention, in whatever words: all names of one of these lines, as in
   * `concepts.ts`. `#audit` is an offer that it has to mention, `!list` a concept that it must not mention.
   */
  readonly when?: readonly string[]
  /** A match is unambiguous, whatever else the message mentions, so it scores one point more. */
  readonly isClear?: boolean
  readonly answer: string
  readonly path: string
  /** Further pages that state it, shown beside `path`. */
  readonly alsoPaths?: readonly string[]
  /** The answer gets no follow-up question. */
  readonly isLast?: boolean
  /** Another text already states the answer, so this question is not among the searched passages. */
  readonly isAnsweredElsewhere?: boolean
  /** No page answers it; the answer gives the nearest known fact. */
  readonly isUnknown?: boolean
  /** What the answer lists, in order, for "and the second one?". */
  readonly parts?: readonly string[]
}
