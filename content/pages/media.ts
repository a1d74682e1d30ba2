import { outlets } from '#content/pages/parts/outlets'
import type { Page } from '#content/pages/parts/page'
import { bookingLink } from '#content/facts/booking-link'

export const mediaPage = {
  path: '/media',
  title: 'Media',
  kicker: 'Press and interviews',
  description:
    'Articles, podcasts and videos about fixing what’s broken before adding AI. Book a guest interview.',
  prerender: true,
  hydrate: 'on-first-interaction',
  indexed: true,
} as const satisfies Page

type MediaType = 'blog' | 'podcast' | 'youtube'

interface MediaItem {
  readonly type: MediaType
  readonly title: string
  readonly outlet: string
  readonly about: string
  readonly href: string
  readonly isSample: boolean
}

/** Behavior 10.15: the filter's labels and its internal values. */
export const mediaFilters = [
  { value: 'all', label: 'All' },
  { value: 'blog', label: 'Blogs' },
  { value: 'podcast', label: 'Podcasts' },
  { value: 'youtube', label: 'Videos' },
] as const

export const pressLogos = outlets.slice(0, 6)

export const mediaItems: readonly MediaItem[] = [
  {
    type: 'blog',
    title: 'Don’t automate a quote that nobody checks',
    outlet: 'Plain Business',
    about: 'Why the fix comes before the tool, shown on one quoting process.',
    href: 'https://media.example.com/plain-business/quotes',
    isSample: true,
  },
  {
    type: 'podcast',
    title: 'What annoys you isn’t what costs you',
    outlet: 'The Second Shift Show',
    about: 'How to score workflows by return and hours, not by who complains loudest.',
    href: 'https://media.example.com/second-shift/annoyed',
    isSample: true,
  },
  {
    type: 'youtube',
    title: 'One handoff, fixed on camera',
    outlet: 'Owner Hour',
    about: 'From web form to calendar: first the broken step, then the fix.',
    href: 'https://media.example.com/owner-hour/hand-off',
    isSample: true,
  },
  {
    type: 'blog',
    title: 'Read this before you buy an AI audit',
    outlet: 'Ledger & Line',
    about: 'What to ask, what to get in writing, and when to walk away. From ours, too.',
    href: 'https://media.example.com/ledger-and-line/audit',
    isSample: true,
  },
]

export const mediaCopy = {
  headline: 'Less noise about AI.',
  pitch:
    'Articles, podcasts and videos on how we work. For owners who want to check us out before they call, and hosts who want a guest without a sales pitch.',
  book: 'Book a guest interview',
  bookHref: bookingLink('media-interview'),
  bookNote: 'Pick a time on our calendar. It opens in a new tab.',
  list: 'Read, listen, watch',
  show: 'Show',
  empty: 'No media items found for this category.',
  sample: 'Sample',
  open: { blog: 'Read', podcast: 'Listen', youtube: 'Watch' },
  closing: {
    title: 'Ask us on air.',
    note: 'We talk about workflows: where they break, what that costs, what fixes them. We don’t predict the future of AI.',
  },
} as const
