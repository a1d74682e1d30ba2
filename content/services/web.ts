import type { ServiceWords } from './service-words.ts'

export const web: ServiceWords<'web'> = {
  name: 'Pictures',
  settings: {},
  card: null,
  form: null,
  checks: {},
  deliveries: {
    things: ['picture', 'pictures'],
    off: '',
    lane: {
      name: 'Pictures',
      things: ['picture', 'pictures'],
      where: 'our pictures',
      once: 'A replay copies the same picture again, and keeps one.',
    },
    kinds: {
      'case-study-picture': { name: 'Picture of a case study', timeline: 'Picture of a case study' },
      'gamma-preview': { name: 'Preview of a case study', timeline: 'Preview of a case study' },
      'testimonial-picture': { name: 'Picture of a testimonial', timeline: 'Picture of a testimonial' },
    },
  },
}
