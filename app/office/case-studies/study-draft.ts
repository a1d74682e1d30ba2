import type { RawInputOf } from '#contracts/contract'
import type { AdminCaseStudy } from '#contracts/case-study'
import type { updateCaseStudy } from '#contracts/update-case-study'

type Change = RawInputOf<typeof updateCaseStudy>

const studyTexts = [
  'title',
  'client_name',
  'industry',
  'project_duration',
  'services_provided',
  'gamma_description',
  'challenge',
  'solution',
  'results',
  'testimonial_quote',
  'testimonial_author',
  'testimonial_role',
  'gamma_url',
] as const
export type StudyText = (typeof studyTexts)[number]

const studyFlags = ['is_published', 'featured', 'is_sample'] as const
export type StudyFlag = (typeof studyFlags)[number]

/** A case study as its editor has it: every field as it is typed. */
export interface StudyDraft {
  texts: Record<StudyText, string>
  flags: Record<StudyFlag, boolean>
  /** With commas between them. */
  tags: string
  metrics: { label: string; value: string }[]
  /** A file as its `data:` address, or an address elsewhere; null for none, undefined for the one that is there. */
  image: string | null | undefined
  logo: string | null | undefined
}

export function draftOf(study: AdminCaseStudy): StudyDraft {
  return {
    texts: Object.fromEntries(studyTexts.map((name) => [name, study[name] ?? ''])) as StudyDraft['texts'],
    flags: Object.fromEntries(studyFlags.map((name) => [name, study[name]])) as StudyDraft['flags'],
    tags: study.tags.join(', '),
    metrics: Object.entries(study.metrics).map(([label, value]) => ({ label, value })),
    image: undefined,
    logo: undefined,
  }
}

/**
 * The draft of a study that is `now` stored, where it was `then` when that was asked for: what was written in between
 * stays, and the rest is as it is stored.
 */
export function carriedOn(draft: StudyDraft, then: StudyDraft, now: AdminCaseStudy): StudyDraft {
  const stored = draftOf(now)
  const texts = studyTexts.map((name) => {
    const isTyped = draft.texts[name] !== then.texts[name]
    return [name, (isTyped ? draft : stored).texts[name]]
  })
  const flags = studyFlags.map((name) => {
    const isSet = draft.flags[name] !== then.flags[name]
    return [name, (isSet ? draft : stored).flags[name]]
  })
  return {
    texts: Object.fromEntries(texts) as StudyDraft['texts'],
    flags: Object.fromEntries(flags) as StudyDraft['flags'],
    tags: draft.tags === then.tags ? stored.tags : draft.tags,
    metrics: isOther(draft.metrics, then.metrics) ? draft.metrics : stored.metrics,
    image: draft.image === then.image ? stored.image : draft.image,
    logo: draft.logo === then.logo ? stored.logo : draft.logo,
  }
}

const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)

const tagsIn = (text: string) =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)

/** Without those that say nothing. */
export const filledIn = (metrics: StudyDraft['metrics']) =>
  metrics.filter(({ label, value }) => label.trim() !== '' || value.trim() !== '')

/** What the draft changes of the study, and nothing else; undefined where that is nothing. */
export function changeIn(draft: StudyDraft, study: AdminCaseStudy): Omit<Change, 'id'> | undefined {
  const was = draftOf(study)
  const texts = studyTexts.filter((name) => draft.texts[name].trim() !== was.texts[name].trim())
  const flags = studyFlags.filter((name) => draft.flags[name] !== was.flags[name])
  const change = {
    ...Object.fromEntries(texts.map((name) => [name, draft.texts[name]])),
    ...Object.fromEntries(flags.map((name) => [name, draft.flags[name]])),
    ...(isOther(tagsIn(draft.tags), study.tags) && { tags: tagsIn(draft.tags) }),
    ...(isOther(filledIn(draft.metrics), was.metrics) && { metrics: filledIn(draft.metrics) }),
    ...(draft.image !== undefined && draft.image !== '' && { image_url: draft.image }),
    ...(draft.logo !== undefined && { client_logo_url: draft.logo }),
  }
  return Object.keys(change).length > 0 ? change : undefined
}

/** The picture of a draft as it can be shown: one elsewhere is not, before the site has its copy. */
export function pictureIn(given: StudyDraft['image'], stored: string | null): string | null {
  if (given === undefined || given === '') return stored
  return given?.startsWith('data:') ? given : null
}

/** The study as it will be once the draft is saved. */
export function studyWith(draft: StudyDraft, study: AdminCaseStudy): AdminCaseStudy {
  const texts = Object.fromEntries(studyTexts.map((name) => [name, draft.texts[name].trim() || null]))
  return {
    ...study,
    ...texts,
    title: draft.texts.title.trim() || study.title,
    ...draft.flags,
    tags: tagsIn(draft.tags),
    metrics: Object.fromEntries(filledIn(draft.metrics).map(({ label, value }) => [label, value])),
    image_url: pictureIn(draft.image, study.image_url),
    client_logo_url: pictureIn(draft.logo, study.client_logo_url),
  }
}
