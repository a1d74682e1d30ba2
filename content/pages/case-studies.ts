import { contentView } from '#content/facts/content-view'
import { auditFacts } from '#content/facts/facts'
import type { Page } from '#content/pages/parts/page'
import { usd } from '#content/facts/usd'

export const caseStudiesPage = {
  path: '/case-studies',
  title: 'Client Success Stories',
  description:
    'Case studies: what was broken, what we built, and what changed, with the numbers before and after.',
  prerender: false,
  live: { topics: ['case-studies'], query: { featured: ['true'] }, includesSubpages: true },
  hydrate: 'on-first-interaction',
  loadsAtOnceWith: ['admin'],
  indexed: true,
} as const satisfies Page

export const caseStudiesCopy = contentView(() => ({
  lead: 'What was broken, what we built, and what changed.',
  sampleNote:
    'Those marked “sample” are made up, to show how a case study reads. Real client stories will replace them.',
  sample: 'Sample',
  featuredFilter: 'Featured Case Studies',
  featuredOn: 'showing only these, choose again to see all',
  featured: 'Featured',
  placeholder: 'Case Study',
  openPresentation: 'Open presentation',
  viewPresentation: 'View Full Presentation',
  tags: 'Topics',
  read: 'Read the story',
  loading: 'Loading case studies...',
  unreadable: 'Unable to load case studies at this time.',
  again: 'Try again',
  empty: {
    all: 'No case studies available yet.',
    featured: 'No featured case studies available yet.',
    text: 'Check back soon for inspiring client success stories.',
  },
  meanwhile: {
    text: 'In the meantime, read what clients say, or find out what’s broken in your own business.',
    testimonials: 'Read the testimonials',
    scorecard: 'Take the scorecard',
  },
  rules: {
    title: 'What we require',
    items: {
      named: {
        name: 'A name',
        text: 'The client is named and approves every word before we publish it.',
      },
      before: {
        name: 'A before',
        text: 'What was broken and what it cost, measured before we touched it.',
      },
      after: {
        name: 'An after',
        text: 'The same number, measured again. If it didn’t move, the story says so.',
      },
    },
  },
  line: {
    was: 'As it was',
    now: 'Repaired',
    broken: 'the link before it is broken',
    sample: 'Sample figures',
  },
  measured: {
    title: 'How it was measured',
    what: 'What',
    was: 'As it was',
    now: 'Repaired',
    source: 'Read from',
    sample: 'Sample figures. With a real client, each row names its source and its weeks.',
  },
  story: {
    all: 'All case studies',
    parts: {
      challenge: 'What was broken',
      solution: 'What we built',
      results: 'What changed',
    },
    facts: {
      client: 'Client',
      industry: 'Industry',
      duration: 'Time it took',
      services: 'What we did',
    },
    sampleSummary: 'A sample, made up:',
    sampleNote: 'This is a sample, written to show how a case study reads. The client is made up.',
  },
  closing: {
    title: 'Be the next story.',
    /** Below a story with a line: the names of its first and its last step. */
    asks: (from: string, to: string) => `${from} to ${to}. How long at yours?`,
    button: 'Book a Free AI Audit',
    note: `“Free” means the first call. You pay for an audit only if you decide on one after it: a flat ${usd(auditFacts.priceUsd)}.`,
  },
}))
