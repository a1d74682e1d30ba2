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
  'line_was',
  'line_now',
  'line_unit',
  'line_gap',
  'measured',
  'testimonial_quote',
  'testimonial_author',
  'testimonial_role',
  'gamma_url',
] as const
export type StudyText = (typeof studyTexts)[number]

const studyFlags = ['featured', 'is_sample'] as const
export type StudyFlag = (typeof studyFlags)[number]

export interface Metric {
  label: string
  value: string
}

/** The values of a case study's editor, each as typed. */
export type StudyValues = Record<StudyText, string> &
  Record<StudyFlag, boolean> & {
    /** The tags, separated by commas. */
    tags: string
    /** A JSON list of {@link Metric}, because the form's values are strings. */
    metrics: string
    /** A file as a `data:` URL or a web address; empty for the stored one. */
    image: string
    logo: string
  }

/** The value of a picture field whose stored picture is removed. */
export const noPicture = 'none'

export const metricsIn = (text: string): Metric[] => JSON.parse(text) as Metric[]

export function valuesOf(study: AdminCaseStudy): StudyValues {
  const metrics = Object.entries(study.metrics).map(([label, value]) => ({ label, value }))
  return {
    ...(Object.fromEntries(studyTexts.map((name) => [name, study[name] ?? ''])) as Record<StudyText, string>),
    ...(Object.fromEntries(studyFlags.map((name) => [name, study[name]])) as Record<StudyFlag, boolean>),
    tags: study.tags.join(', '),
    metrics: JSON.stringify(metrics),
    image: '',
    logo: '',
  }
}

const isOther = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other)

const tagsIn = (text: string) =>
  text
    .split(',')
    .map((tag) => tag.trim())
    .filter(Boolean)

/** Leaves out figures that have neither label nor value. */
export const nonEmptyMetrics = (metrics: string): Metric[] =>
  metricsIn(metrics).filter(({ label, value }) => label.trim() !== '' || value.trim() !== '')

/** Returns only the changed fields of the study; undefined for no change. */
export function changeIn(values: StudyValues, study: AdminCaseStudy): Omit<Change, 'id'> | undefined {
  const was = valuesOf(study)
  const texts = studyTexts.filter((name) => values[name].trim() !== was[name].trim())
  const flags = studyFlags.filter((name) => values[name] !== was[name])
  const metrics = nonEmptyMetrics(values.metrics)
  const change = {
    ...Object.fromEntries(texts.map((name) => [name, values[name]])),
    ...Object.fromEntries(flags.map((name) => [name, values[name]])),
    ...(isOther(tagsIn(values.tags), study.tags) && { tags: tagsIn(values.tags) }),
    ...(JSON.stringify(metrics) !== was.metrics && { metrics }),
    ...(values.image !== '' && { image_url: values.image === noPicture ? null : values.image }),
    ...(values.logo !== '' && { client_logo_url: values.logo === noPicture ? null : values.logo }),
  }
  return Object.keys(change).length > 0 ? change : undefined
}

/** The picture that a preview can show. A web address is not shown until the site has copied it. */
export function pictureIn(given: string, stored: string | null): string | null {
  if (given === '') return stored
  return given.startsWith('data:') ? given : null
}

/** The study as it will be once the values are saved. */
export function studyWith(values: StudyValues, study: AdminCaseStudy): AdminCaseStudy {
  return {
    ...study,
    ...Object.fromEntries(studyTexts.map((name) => [name, values[name].trim() || null])),
    title: values.title.trim() || study.title,
    ...Object.fromEntries(studyFlags.map((name) => [name, values[name]])),
    tags: tagsIn(values.tags),
    metrics: Object.fromEntries(nonEmptyMetrics(values.metrics).map(({ label, value }) => [label, value])),
    image_url: pictureIn(values.image, study.image_url),
    client_logo_url: pictureIn(values.logo, study.client_logo_url),
  }
}
