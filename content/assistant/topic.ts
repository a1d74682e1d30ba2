/** An offer of the site in the assistant's words: one or two sentences for each question that owners ask. */
export interface AssistantTopic {
  readonly id: string
  readonly name: string
  /** The page that says it; `alsoPaths` say the same. */
  readonly path: string
  readonly alsoPaths?: readonly string[]
  /** What visitors call it, in plain words; the longest that occurs counts. */
  readonly called: readonly string[]
  readonly what: string
  readonly price: string
  readonly duration: string
  /** Undefined for an offer without dates. */
  readonly schedule?: string
  /** What it takes of the visitor's own time and work; left out where its length says it. */
  readonly effort?: string
  /** What happens when it does not work. */
  readonly guarantee: string
  readonly fit: string
  readonly start: string
  /** The one line that stands beside another topic's when two are compared. */
  readonly brief: string
  /** The question back. */
  readonly asks: string
  /** Its price or length comes in versions that visitors compare. */
  readonly hasVersions?: boolean
}
