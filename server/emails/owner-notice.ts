import type { Touch } from '#contracts/visit'
import { labeledAnswers, contactColumnValue, valueOf } from '#content/answers/read-answers'
import { entrySentence, entryTitle, type EntrySource } from '#content/office/entry-text'
import { formatMoment } from '#content/office/format-moment'
import { teamSizeChoices } from '#content/forms/scorecard'
import { waitlistRules } from '#domain/call-waitlist'
import { greetingName } from '#domain/greeting-name'
import { visitSource } from '#domain/visit-source'
import { composeLetter, type LetterPart } from './letter.ts'

export interface OwnerNoticeData extends EntrySource {
  sentAt: Date
  /** The business’s zone, an IANA name. */
  zone: string
  /** The sender's address, which a reply reaches. */
  email: string | undefined
  firstTouch: Touch | null
  lastTouch: Touch | null
  /** The back-office screen that handles it. */
  officeUrl: string
  /**
   * The URL of the "Confirm the call" button, when the request lapses, and the link that a video call gets; undefined
   * if it is not a call request, or has been decided about.
   */
  confirm: { url: string; by: Date; link: CallLink | null } | undefined
  /** The URL of the "Answered elsewhere" button; undefined if no question is open. */
  answeredUrl: string | undefined
}

/** A known link, or the Zoom meeting that is created once the call is confirmed. */
type CallLink = { url: string; isOwnRoom: boolean } | { isMade: true }

/** The labels of campaign parameters, in the order in which they are shown. */
const campaignNames = [
  ['utm_source', 'Campaign source'],
  ['utm_medium', 'Campaign type'],
  ['utm_campaign', 'Campaign'],
  ['utm_term', 'Search term'],
  ['utm_content', 'Ad or link'],
  ['gclid', 'Google Ads click ID'],
] as const

/** Composes the owner's notice of a submission, with the sender, all answers and the visit's source. */
export function ownerNotice(notice: OwnerNoticeData) {
  const { sentAt, zone, email, firstTouch, lastTouch, officeUrl, answeredUrl, confirm } = notice
  // The name in this submission, not the contact's, because anybody may type any address.
  const who = greetingName(contactColumnValue(notice, 'name') ?? '') || email
  const touches: LetterPart[] = [
    ...touchPart('First visit', firstTouch, zone),
    ...(lastTouch?.at === firstTouch?.at ? [] : touchPart('This visit', lastTouch, zone)),
  ]
  return composeLetter({
    subject: [entryTitle(notice), who, detailOf(notice, who)].filter(Boolean).join(' · '),
    preview: `${entrySentence(notice)}.`,
    parts: [
      { kind: 'heading', text: who === undefined ? entryTitle(notice) : who },
      { kind: 'text', text: `${entrySentence(notice)}. ${formatMoment(sentAt, zone)}.` },
      ...(confirm === undefined
        ? []
        : [
            {
              kind: 'text' as const,
              text: `They wait for your yes. Confirming sends them an invitation for their calendar. To decline it, open it in the back office. If it isn’t confirmed by ${formatMoment(confirm.by, zone)}, they’re offered other times.`,
            },
            ...(confirm.link === null
              ? []
              : [
                  {
                    kind: 'text' as const,
                    text: linkWords(confirm.link),
                  },
                ]),
            { kind: 'button' as const, href: confirm.url, text: 'Confirm the call' },
          ]),
      ...(notice.kind === 'call-lapsed'
        ? [{ kind: 'text' as const, text: 'It’s off, and they’re offered other times by email.' }]
        : []),
      ...(notice.kind === 'call-waitlist'
        ? [
            {
              kind: 'text' as const,
              text: `They found no time they could ask for. Once one is open they get one email, within ${waitlistRules.days} days. To open times, go to Calls, Availability.`,
            },
          ]
        : []),
      ...(answeredUrl === undefined || confirm !== undefined
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
      { kind: 'facts', facts: labeledAnswers(notice) },
      ...(touches.length > 0 ? [{ kind: 'heading', text: 'How they found you' } as const, ...touches] : []),
    ],
    reason:
      email === undefined
        ? 'You get this because your site sends you every submission.'
        : 'You get this because your site sends you every submission. Your reply goes to the visitor.',
  })
}

/** Returns a detail that identifies the sender in the subject: the team size, the address, or the company. */
function detailOf(notice: OwnerNoticeData, who: string | undefined): string | undefined {
  const { kind, email } = notice
  const size = teamSizeChoices.find(({ value }) => value === valueOf(notice, 'teamSize'))
  if (kind === 'scorecard' && size)
    return size.value === 'solo' ? 'works alone' : `${size.label.replace('-', '–')} people`
  const company = greetingName(contactColumnValue(notice, 'company') ?? '')
  const detail = email ?? company
  return detail === who ? undefined : detail
}

function touchPart(title: string, touch: Touch | null, zone: string): LetterPart[] {
  if (!touch) return []
  const { at, landingPage, referrer, ...campaign } = touch
  const lines = [
    formatMoment(new Date(at), zone),
    ...(landingPage ? [`Landed on ${landingPage}`] : []),
    ...(referrer ? [`Came from ${[visitSource({ referrer }), referrer].filter(Boolean).join(': ')}`] : []),
    ...campaignNames.flatMap(([name, label]) => (campaign[name] ? [`${label}: ${campaign[name]}`] : [])),
  ]
  return [{ kind: 'facts', facts: [[title, lines]] }]
}

const linkWords = (link: CallLink) =>
  'isMade' in link
    ? 'The video call then gets a Zoom meeting of its own. For another link, confirm it in the back office.'
    : `The video call then has ${link.isOwnRoom ? 'your own link' : 'this link, as last time'}: ${link.url} For another one, confirm it in the back office.`
