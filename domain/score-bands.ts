/**
 * The bands that choose texts on the results page (behavior 7.3, 7.5, 7.6). They differ from the tiers and from each
 * other, and each includes its upper edge; the overlaps are intended (behavior 7.5).
 */

/** Band of the score card's message: up to 6, 12, 18, or above. */
export function scoreCardBand(score: number): 0 | 1 | 2 | 3 {
  if (score <= 6) return 0
  if (score <= 12) return 1
  if (score <= 18) return 2
  return 3
}

/** The marks under the score bar, in percent of its length. */
export const scoreCardMarkers = [
  { label: 'Manual Mode', atPercent: 25 },
  { label: 'Momentum', atPercent: 50 },
  { label: 'Ready to Scale', atPercent: 75 },
  { label: 'AI-First', atPercent: 90 },
] as const

/** Band of the tier header's text: up to 6, 13, 20, 24, or above. */
export function tierHeaderBand(score: number): 0 | 1 | 2 | 3 | 4 {
  if (score <= 6) return 0
  if (score <= 13) return 1
  if (score <= 20) return 2
  if (score <= 24) return 3
  return 4
}

/** Band of the list "What your score means": up to 6, 13, 20, or above. */
export function meaningBand(score: number): 0 | 1 | 2 | 3 {
  if (score <= 6) return 0
  if (score <= 13) return 1
  if (score <= 20) return 2
  return 3
}
