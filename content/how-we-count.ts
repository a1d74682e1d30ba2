import type { Content } from '#content/content'
import { told } from '#content/told'

export const howWeCountPath = '/how-we-count'

/** A claim with a number that How we count explains, in a row of this id. */
export type CountedClaim = Exclude<keyof Content['counting'], 'isSample'>

const counting = told((content) => content.counting)

/** Whose it is and when, for the place where the figure stands: `56 businesses, since January 2023`. */
export const basisOf = (claim: CountedClaim): string => `${counting[claim].whose}, ${counting[claim].when}`

/** The words of the link that leads from a figure to what stands behind it. */
export const howWeCountLink = told(() => ({
  label: 'How we count',
  sample: counting.isSample ? 'sample figures' : undefined,
}))
