/** An offer of the site in the assistant's words: one or two sentences for each question that owners ask. */
export interface AssistantTopic {
  readonly id: string
  readonly name: string
  /** The page that states it; `alsoPaths` state the same. */
  readonly path: string
  readonly alsoPaths?: readonly string[]
  /** What visitors call it, in plain words; the longest that occurs counts. */
  readonly called: readonly string[]
  readonly what: string
  readonly price: string
  readonly duration: string
  /** Undefined for an offer without dates. */
  readonly schedule?: string
  /** How much of the visitor's own time and work it takes; left out where `duration` tells. */
  readonly effort?: string
  /** What happens when it does not work. */
  readonly guarantee: string
  readonly fit: string
  readonly start: string
  /** One line, shown beside another topic's in a comparison of two. */
  readonly brief: string
  /** The follow-up question. */
  readonly asks: string
  /** Its price or length comes in versions that visitors compare. */
  readonly hasVersions?: boolean
}
