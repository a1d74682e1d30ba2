import { auditFacts } from '#content/facts'
import type { Page } from '#content/page'
import { usd } from '#content/usd'

export const caseStudiesPage = {
  path: '/case-studies',
  title: 'Client Success Stories',
  description: 'Case studies: what was broken, what we built, what changed, each told with its client.',
  prerender: false,
  live: { topic: 'case-studies', query: { featured: ['true'] }, below: true },
  hydrate: 'when-idle',
  indexed: true,
} as const satisfies Page

export const caseStudiesCopy = {
  lead: 'What was broken, what we built, and what changed, each told with the client whose business it is.',
  sampleNote: 'Marked “sample”: written to show how this page reads, until clients’ own stories stand here.',
  sample: 'Sample',
  featuredFilter: 'Featured Case Studies',
  featuredOn: 'only these are listed, choose again for all',
  featured: 'Featured',
  placeholder: 'Case Study',
  openPresentation: 'Open presentation',
  viewPresentation: 'View Full Presentation',
  tags: 'What it was about',
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
    text: 'Until then, read what clients say, or find out where your own line breaks.',
    testimonials: 'Read the testimonials',
    scorecard: 'Take the scorecard',
  },
  rules: {
    title: 'What it takes to stand here',
    items: [
      { name: 'A name', text: 'The client is named and has read every line before it is published.' },
      { name: 'A before', text: 'What was broken, and what it cost, measured before we touched it.' },
      { name: 'An after', text: 'The same measure again. If it did not move, the story says so.' },
    ],
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
    sampleNote: 'A sample, written to show how a case study reads. The client is invented.',
  },
  closing: {
    title: 'Be the next story.',
    button: 'Book a Free AI Audit',
    note: `Booking and the first talk are free. If you go ahead, the audit is ${usd(auditFacts.priceUsd)} flat.`,
  },
} as const
