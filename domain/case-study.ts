/** Returns a stored value, parsed if it is JSON text (behavior 12.1); undefined for other text. */
function parsed(stored: unknown): unknown {
  if (typeof stored !== 'string') return stored
  try {
    return JSON.parse(stored)
  } catch {
    return undefined
  }
}

const isShowable = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')

/** A study's tags, from an array or its JSON; anything but numbers and non-empty text is skipped. */
export function tagsOf(stored: unknown): string[] {
  const tags = parsed(stored)
  return Array.isArray(tags) ? tags.filter(isShowable).map(String) : []
}

/** A study's figures by label, from an object or its JSON; invalid figures are skipped. */
export function metricsOf(stored: unknown): Record<string, string> {
  const metrics = parsed(stored)
  if (typeof metrics !== 'object' || metrics === null || Array.isArray(metrics)) return {}
  const shown = Object.entries(metrics).filter(([, value]) => isShowable(value))
  return Object.fromEntries(shown.map(([label, value]) => [label, String(value)]))
}

/** A figure's label as shown: `hours_a_week` is “hours a week” (behavior 12.3). */
export function labelText(label: string): string {
  return label.replaceAll('_', ' ')
}

interface StudyTexts {
  readonly challenge: string | null
  readonly solution: string | null
  readonly results: string | null
}

/** Whether a study has more text than its card, and so a page of its own. */
export function hasOwnPage({ challenge, solution, results }: StudyTexts): boolean {
  return Boolean(challenge?.trim() || solution?.trim() || results?.trim())
}

/** The minimum length of a quote to compare: two people may have said anything shorter by chance. */
const quotedAtLeast = 20

/** The study with a page of its own that quotes a testimonial's words, whole or in part (behavior 11.3). */
export function studyThatQuotes<Study extends StudyTexts & { readonly testimonial_quote: string | null }>(
  testimonial: string,
  studies: readonly Study[],
): Study | undefined {
  return studies.find((study) => {
    const quote = study.testimonial_quote?.trim() ?? ''
    return quote.length >= quotedAtLeast && testimonial.includes(quote) && hasOwnPage(study)
  })
}

interface Filled extends StudyTexts {
  readonly gamma_url: string | null
  readonly gamma_description: string | null
  readonly testimonial_quote: string | null
  /** As {@link metricsOf} takes them. */
  readonly metrics: unknown
}

/** Whether a study has nothing to read or open under its title. */
export function isEmptyStudy(study: Filled): boolean {
  const { gamma_url, gamma_description, testimonial_quote, metrics } = study
  const hasText = [gamma_url, gamma_description, testimonial_quote].some((text) => text?.trim())
  return !hasOwnPage(study) && !hasText && Object.keys(metricsOf(metrics)).length === 0
}

const summaryLength = 160

/** A sentence or two for links to a study; never empty. */
export function summaryOf(
  study: StudyTexts & { readonly title: string; readonly gamma_description: string | null },
): string {
  const text = [study.gamma_description, study.challenge, study.solution, study.results].find((part) =>
    part?.trim(),
  )
  const plain = (text ?? study.title).replaceAll(/\s+/g, ' ').trim()
  if (plain.length <= summaryLength) return plain
  const cut = plain.slice(0, summaryLength)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[,;:.]$/, '')}…`
}

/** The picture's address if this site serves it; pages may show no other. */
export function ownPicture(address: string | null): string | null {
  return address !== null && /^\/(?![/\\])/.test(address) ? address : null
}

/** The drawings that replace a missing or broken picture. */
export const drawnThumbnails = [
  '/thumbnails/follow-up.svg',
  '/thumbnails/hand-over.svg',
  '/thumbnails/reminder.svg',
  '/thumbnails/repaired.svg',
] as const

/** The drawing for a study, always the same for an id. */
export function drawnThumbnailFor(id: string): string {
  const sum = Array.from(id).reduce((total, letter) => total + letter.charCodeAt(0), 0)
  return drawnThumbnails[sum % drawnThumbnails.length] ?? drawnThumbnails[0]
}

/** A study's slug, from its title: `billing-that-waits-for-nobody`; never empty. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  return words.join('-').slice(0, 80).replace(/-$/, '') || 'case-study'
}
