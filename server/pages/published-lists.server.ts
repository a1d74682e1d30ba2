import type { PublicCaseStudy } from '#contracts/case-study'
import type { HeldTime } from '#domain/open-times'
import type { PublishedTestimonial } from '#contracts/list-testimonials'

/** What pages show from the database, in the order in which they show it. */
export interface PublishedLists {
  /** Featured ones first, then the newest. */
  readonly testimonials: readonly PublishedTestimonial[]
  /** The newest first. */
  readonly studies: readonly PublicCaseStudy[]
  /** The times that calls hold, so that nobody else can request them. */
  readonly heldTimes: readonly HeldTime[]
}

/** For the home page: at most 3, of any category (behavior 4.1). */
export const homeTestimonials = ({ testimonials }: PublishedLists) => testimonials.slice(0, 3)
