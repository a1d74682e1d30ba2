/**
 * The bands that choose texts on the results page (S0 §9). They differ from the tiers and from each other,
 * and each includes its upper edge; the overlaps are the specification's (readings of the specification, 12).
 */

/** Band of the score card's message: up to 6, up to 12, up to 18, above. */
export function scoreCardBand(score: number): 0 | 1 | 2 | 3 {
  if (score <= 6) return 0
  if (score <= 12) return 1
  if (score <= 18) return 2
  return 3
}

/** The marks under the score bar, at percent of its length. */
export const scoreCardMarkers = [
  { label: 'Manual Mode', atPercent: 25 },
  { label: 'Momentum', atPercent: 50 },
  { label: 'Ready to Scale', atPercent: 75 },
  { label: 'AI-First', atPercent: 90 },
] as const

/** Band of the tier header's text: up to 6, up to 13, up to 20, up to 24, above. */
export function tierHeaderBand(score: number): 0 | 1 | 2 | 3 | 4 {
  if (score <= 6) return 0
  if (score <= 13) return 1
  if (score <= 20) return 2
  if (score <= 24) return 3
  return 4
}

/** Band of the list "What your score means": up to 6, up to 13, up to 20, above. */
export function meaningBand(score: number): 0 | 1 | 2 | 3 {
  if (score <= 6) return 0
  if (score <= 13) return 1
  if (score <= 20) return 2
  return 3
}
