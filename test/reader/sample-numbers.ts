import { sampleCaseStudies } from '#content/pages/parts/case-studies'
import { sampleTestimonials } from '#content/facts/testimonials'
import { escaped, type ExplainedNumber } from './explained-number.ts'
import { numberIn } from './numbers-in.ts'

/** A page may show only the beginning of a long text. */
const shownAtLeast = 60

const storyTexts = [
  ...new Set(
    sampleCaseStudies.flatMap(
      ({ challenge, solution, results, testimonial_quote, project_duration, metrics, measured }) => [
        ...[challenge, solution, results, testimonial_quote ?? ''].flatMap((text) =>
          text.split(/(?<=[.?!])\s+/),
        ),
        `Time it took | ${project_duration}`,
        ...Object.entries(metrics).map(([label, value]) => `${label.replaceAll('_', ' ')} | ${value}`),
        ...measured.split('\n'),
      ],
    ),
  ),
]
const quoteTexts = sampleTestimonials.flatMap(({ testimonial }) => testimonial.split(/(?<=[.?!])\s+/))

const madeUp = (texts: readonly string[], on: RegExp): ExplainedNumber[] =>
  texts
    .filter((text) => numberIn(text) !== undefined)
    .map((text) => ({
      says: new RegExp(
        escaped(text.slice(0, shownAtLeast)) + (text.length > shownAtLeast ? '[^.?!]*' : ''),
        'g',
      ),
      counts: 'made up, to show how it will read',
      explained: 'the mark “sample” beside it',
      on,
    }))

/** Numbers of made-up examples, which are marked as samples where they are shown. */
export const sampleNumbers: readonly ExplainedNumber[] = [
  {
    says: /^(?:As it was|Repaired)(?:: | \| ).*$|^\d+ hours sooner$/g,
    counts: 'the steps of a made-up client on their ruler',
    explained: 'the mark “sample” beside it',
    on: /^\/case-studies/,
  },
  ...madeUp(storyTexts, /^\/case-studies/),
  ...madeUp(quoteTexts, /^\/(?:testimonials)?$|^\/(?:backup-)?landing$/),
  ...madeUp(
    ['Wednesday at 9 or Thursday at 4', 'Thursday at 4', 'Two questions: is it the whole kitchen'],
    /^\/ai-chat-agents$/,
  ),
  ...madeUp(['8:40', '10:15', '11:50', '2:20', '4:45'], /^\/ai-internal-ops$/),
  ...madeUp(['Twelve Seats'], /^\/(?:media)?$|^\/(?:backup-)?landing$/),
  ...madeUp(['Two lists, one truth'], /^\/ai-first-ceo-podcast$/),
  ...madeUp(['the two questions a person would ask', 'on Friday at five'], /^\/newsletter$/),
]
