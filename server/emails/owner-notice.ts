import type { Touch } from '#contracts/visit'
import { entrySentence, entryTitle, saidIn, type Sent } from '#content/entry-words'
import { momentWords } from '#content/moment-words'
import { teamSizeChoices } from '#content/scorecard'
import { greetingName } from '#domain/greeting-name'
import { visitSource } from '#domain/visit-source'
import { composeLetter, type LetterPart } from './letter.ts'

export interface OwnerNoticeData extends Sent {
  sentAt: Date
  /** Of the business's clock. */
  zone: string
  /** Whoever a reply reaches. */
  email: string | undefined
  firstTouch: Touch | null
  lastTouch: Touch | null
  /** Where it is worked on in the back office. */
  officeUrl: string
  /** The page behind "Answered elsewhere"; none where nobody waits for a reply. */
  answeredUrl: string | undefined
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

/** What the owner gets of every submission: who and what at once, all that was said, and how the visitor came. */
export function ownerNotice(notice: OwnerNoticeData) {
  const { content, sentAt, zone, email, firstTouch, lastTouch, officeUrl, answeredUrl } = notice
  const who = nameIn(content) || email
  const touches: LetterPart[] = [
    ...touchPart('First visit', firstTouch, zone),
    ...(lastTouch?.at === firstTouch?.at ? [] : touchPart('This visit', lastTouch, zone)),
  ]
  return composeLetter({
    subject: [entryTitle(notice), who, detailOf(notice, who)].filter(Boolean).join(' · '),
    preview: `${entrySentence(notice)}.`,
    parts: [
      { kind: 'heading', text: who === undefined ? entryTitle(notice) : who },
      { kind: 'text', text: `${entrySentence(notice)}. ${momentWords(sentAt, zone)}.` },
      ...(answeredUrl === undefined
        ? []
        : [
            {
              kind: 'text' as const,
              text: 'Reply to this email to answer. Answered some other way, or already? Press this, so nobody does it twice:',
            },
            { kind: 'button' as const, href: answeredUrl, text: 'Answered elsewhere' },
          ]),
      {
        kind: 'link',
        before:
          notice.kind === 'testimonial'
            ? 'It waits for your OK:'
            : 'Everything we know, and what comes next:',
        href: officeUrl,
        text: 'the back office',
      },
      { kind: 'heading', text: 'What they sent' },
      { kind: 'facts', facts: content },
      ...(touches.length > 0 ? [{ kind: 'heading', text: 'How they found you' } as const, ...touches] : []),
    ],
    reason:
      email === undefined
        ? 'You get this because your site sends you every submission.'
        : 'You get this because your site sends you every submission. Your reply goes to the visitor.',
  })
}

/** As they wrote it this time: anybody may type any address. */
const nameIn = (content: Sent['content']) =>
  greetingName(saidIn(content, 'Name', 'Full Name', 'Full name') ?? '')

/** What tells one of several at a glance: the size of the business, the address, or else its name. */
function detailOf({ kind, content, email }: OwnerNoticeData, who: string | undefined): string | undefined {
  const size = teamSizeChoices.find(({ label }) => label === saidIn(content, 'Team Size'))
  if (kind === 'scorecard' && size)
    return size.value === 'solo' ? 'works alone' : `${size.label.replace('-', '–')} people`
  const company = greetingName(
    saidIn(content, 'Company', 'Company Name', 'Company name', 'Business name') ?? '',
  )
  const detail = email ?? company
  return detail === who ? undefined : detail
}

function touchPart(title: string, touch: Touch | null, zone: string): LetterPart[] {
  if (!touch) return []
  const { at, landingPage, referrer, ...campaign } = touch
  const lines = [
    momentWords(new Date(at), zone),
    ...(landingPage ? [`Landed on ${landingPage}`] : []),
    ...(referrer ? [`Came from ${[visitSource({ referrer }), referrer].filter(Boolean).join(': ')}`] : []),
    ...campaignNames.flatMap(([name, label]) => (campaign[name] ? [`${label}: ${campaign[name]}`] : [])),
  ]
  return [{ kind: 'facts', facts: [[title, lines]] }]
}
