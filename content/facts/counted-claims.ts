import type { CountedClaim } from '#content/facts/how-we-count'
import { contentView } from '#content/facts/content-view'

/** Each claim with a number: its text, and the data behind it. */
export const countedClaims = contentView(({ claims, counting }) => {
  const { workshop } = claims
  const of = (claim: CountedClaim, says: string) => ({ id: claim, says, ...counting[claim] })
  return {
    owners: of('owners', `${claims.trustedBy} ${claims.owners} owners.`),
    ceos: of('ceos', `${claims.ceosUsedSystem} CEOs used the system.`),
    smbs: of('smbs', `${claims.smbs} SMBs.`),
    workflows: of('workflows', `${claims.workflows} workflows deployed.`),
    costReductions: of('costReductions', `${claims.costReductions} in cost reductions.`),
    founderHours: of('founderHours', `${claims.hoursSavedPerMonth} hours per month saved per founder.`),
    costsCut: of('costsCut', `Costs cut ${claims.costsCut}.`),
    clientSavings: of('clientSavings', `${workshop.savings} average annual savings per client.`),
    teamHours: of('teamHours', `${workshop.hoursWeekly} hours weekly savings.`),
    implemented: of('implemented', `${workshop.implement} implement within ${workshop.implementDays} days.`),
    pace: of(
      'pace',
      `Traction in ${claims.tractionDays} days, sustained growth by ${claims.growthDays} days.`,
    ),
    seats: of('seats', claims.seatsLeft),
  }
}) satisfies Record<CountedClaim, object>
