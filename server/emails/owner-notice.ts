import type { Touch } from '#contracts/visit'
import type { ActivityKind, SubmittedContent } from '#domain/activity'
import { momentWords } from '#content/moment-words'
import { composeLetter, type LetterPart } from './letter.ts'

export interface OwnerNoticeData {
  kind: ActivityKind
  content: SubmittedContent
  /** Whether a reply reaches the visitor. */
  hasAddress: boolean
  firstTouch: Touch | null
  lastTouch: Touch | null
}

const titles: Record<ActivityKind, string> = {
  scorecard: 'New scorecard result',
  'score-feedback': 'New feedback on a scorecard result',
  newsletter: 'New newsletter sign-up',
  'newsletter-confirmation': 'Newsletter confirmed',
  contact: 'New contact request',
  'readiness-workshop': 'New registration: AI readiness workshop',
  'free-workshop': 'New registration: free AI workshop',
  'free-workshop-seat': 'Seat kept: free AI workshop',
  'workshop-feedback': 'New workshop feedback',
  'podcast-application': 'New podcast guest application',
  'guest-intake': 'New podcast guest intake',
  'week-1-intake': 'New week-1 intake',
  testimonial: 'New testimonial to review',
}

/** What an address of a campaign says, in the order an owner asks. */
const campaignNames = [
  ['utm_source', 'Campaign source'],
  ['utm_medium', 'Campaign type'],
  ['utm_campaign', 'Campaign'],
  ['utm_term', 'Search term'],
  ['utm_content', 'Ad or link'],
  ['gclid', 'Google Ads click ID'],
] as const

/** What the owner gets of every submission: all that was said, and how the visitor came. */
export function ownerNotice({ kind, content, hasAddress, firstTouch, lastTouch }: OwnerNoticeData) {
  const touches: LetterPart[] = [
    ...touchPart('First visit', firstTouch),
    ...(lastTouch?.at === firstTouch?.at ? [] : touchPart('This visit', lastTouch)),
  ]
  return composeLetter({
    subject: titles[kind],
    preview: hasAddress ? 'Reply to answer the visitor directly.' : 'Everything they sent is in here.',
    parts: [
      { kind: 'heading', text: titles[kind] },
      { kind: 'facts', facts: content },
      ...(touches.length > 0 ? [{ kind: 'heading', text: 'How they found you' } as const, ...touches] : []),
    ],
    reason: hasAddress
      ? 'You get this because your site sends you every submission. Your reply goes to the visitor.'
      : 'You get this because your site sends you every submission.',
  })
}

function touchPart(title: string, touch: Touch | null): LetterPart[] {
  if (!touch) return []
  const { at, landingPage, referrer, ...campaign } = touch
  const lines = [
    momentWords(new Date(at)),
    ...(landingPage ? [`Landed on ${landingPage}`] : []),
    ...(referrer ? [`Came from ${referrer}`] : []),
    ...campaignNames.flatMap(([name, label]) => (campaign[name] ? [`${label}: ${campaign[name]}`] : [])),
  ]
  return [{ kind: 'facts', facts: [[title, lines]] }]
}
