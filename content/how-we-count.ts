import type { Content } from '#content/content'
import { told } from '#content/told'

export const howWeCountPath = '/how-we-count'

/** A claim with a number that How we count explains. */
export type CountedClaim = Exclude<keyof Content['counting'], 'isSample'>

/** Of each claim: what the site says, and what stands behind it. */
export const countedClaims = told(({ claims, counting }) => {
  const { workshop } = claims
  const says: Record<CountedClaim, string> = {
    owners: `${claims.trustedBy} ${claims.owners} owners.`,
    ceos: `${claims.ceosUsedSystem} CEOs used the system.`,
    smbs: `${claims.smbs} SMBs.`,
    workflows: `${claims.workflows} workflows deployed.`,
    costReductions: `${claims.costReductions} in cost reductions.`,
    founderHours: `${claims.hoursSavedPerMonth} hours per month saved per founder.`,
    costsCut: `Costs cut ${claims.costsCut}.`,
    clientSavings: `${workshop.savings} average annual savings per client.`,
    teamHours: `${workshop.hoursWeekly} hours weekly savings.`,
    implemented: `${workshop.implement} implement within ${workshop.implementDays} days.`,
    pace: `Traction in ${claims.tractionDays} days, sustained growth by ${claims.growthDays} days.`,
    seats: claims.seatsLeft,
  }
  const of = (claim: CountedClaim) => ({ id: idOf(claim), says: says[claim], ...counting[claim] })
  return {
    owners: of('owners'),
    ceos: of('ceos'),
    smbs: of('smbs'),
    workflows: of('workflows'),
    costReductions: of('costReductions'),
    founderHours: of('founderHours'),
    costsCut: of('costsCut'),
    clientSavings: of('clientSavings'),
    teamHours: of('teamHours'),
    implemented: of('implemented'),
    pace: of('pace'),
    seats: of('seats'),
  }
})

/** Whose it is and when, for the place where the figure stands: `56 businesses, since January 2023`. */
export const basisOf = (claim: CountedClaim): string =>
  `${countedClaims[claim].whose}, ${countedClaims[claim].when}`

/** The words of the link that leads from a figure to what stands behind it. */
export const howWeCountLink = told(({ counting: { isSample } }) => ({
  label: 'How we count',
  sample: isSample ? 'sample figures' : undefined,
}))

const idOf = (claim: CountedClaim) => claim.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
