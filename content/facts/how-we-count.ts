import type { Content } from '#content/facts/content'
import { contentView } from '#content/facts/content-view'

export const howWeCountPath = '/how-we-count'

/** A claim with a number that How we count explains, in a row of this id. */
export type CountedClaim = Exclude<keyof Content['counting'], 'isSample'>

const counting = contentView((content) => content.counting)

/** Its source and time, for the place where the figure is shown: `56 businesses, since January 2023`. */
export const basisOf = (claim: CountedClaim): string => `${counting[claim].whose}, ${counting[claim].when}`

/** The text of the link from a figure to the data behind it. */
export const howWeCountLink = contentView(() => ({
  label: 'How we count',
  sample: counting.isSample ? 'sample figures' : undefined,
}))
