import type { StampState } from './form-stamp.ts'
import type { Words } from '#content/answers/field-roles'
import { hasBulletinLink, hasHtmlLink, isAdvertisement, leadsAway } from './links.ts'
import { offersIn } from './offer-words.ts'
import { isRandomLetters } from './random-letters.ts'
import { plainSentences } from './text-fingerprints.ts'

/** What is known of a submission when it is scored. */
export interface SpamEvidence {
  words: readonly Words[]
  /** The content of the hidden field. */
  topic: string | undefined
  /** Undefined for a submission without a stamp. */
  stamp: StampState | undefined
  /** Whether the form requires script, so that only a failure leaves it without a stamp. */
  needsScript: boolean
  /** Whether another submission used the stamp before. */
  stampIsUsed: boolean
  /**
   * Senders without a stamp from the same network, this one included, with the time since their first submission in
   * ms.
   */
  alike: readonly Sender[]
  /** The same for the whole site, over all networks. */
  rush: readonly Sender[]
  /** Senders of most of the same text, this one included. */
  sameText: readonly Sender[]
}

export interface Sender {
  /** The domain of their address, or the address at a public mail provider. */
  organization: string
  address: string
  network: string
  agoMs: number
}

interface Reason {
  weight: number
  /** Shown to the owner. */
  sentence: string
}

/**
 * The score from which a submission is quarantined: one strong reason is enough; weak ones, which people match too,
 * score one and need others.
 */
const quarantineThreshold = 3
/** The number of text answers from which a form counts as long. */
const longForm = 5

/** Returns the reasons why a submission looks automated, as sentences; empty when they do not reach the threshold. */
export function spamSignalsOf(evidence: SpamEvidence): string[] {
  const reasons = [
    ...hiddenField(evidence),
    ...stampReasons(evidence),
    ...nameReasons(evidence),
    ...textReasons(evidence),
    ...speedReasons(evidence),
    ...rushReasons(evidence),
    ...repetitionReasons(evidence),
  ]
  const weight = reasons.reduce((sum, reason) => sum + reason.weight, 0)
  return weight < quarantineThreshold ? [] : reasons.map(({ sentence }) => sentence)
}

function hiddenField({ topic }: SpamEvidence): Reason[] {
  return topic ? [{ weight: quarantineThreshold, sentence: 'The hidden field is filled in.' }] : []
}

function stampReasons({ stamp, stampIsUsed, needsScript }: SpamEvidence): Reason[] {
  if (stampIsUsed) {
    return [
      {
        weight: quarantineThreshold,
        sentence: 'Its proof of an open form was used by another submission before.',
      },
    ]
  }
  switch (stamp?.state) {
    case 'made up':
      return [{ weight: quarantineThreshold, sentence: 'Its proof of an open form is made up.' }]
    case 'too quick':
      return [
        { weight: quarantineThreshold, sentence: `It was sent ${stamp.ageMs} ms after the form was opened.` },
      ]
    case 'good':
      return []
    // A browser without script has no stamp, and a tab left open for days has an old one.
    case 'old':
      return [{ weight: 1, sentence: 'Its proof of an open form is more than a day old.' }]
    case undefined:
      return [
        { weight: needsScript ? 2 : 1, sentence: 'It brings no proof that a form was open in a browser.' },
      ]
  }
}

function nameReasons({ words }: SpamEvidence): Reason[] {
  const names = words.filter(({ role }) => role === 'name')
  const advertised = names.find(({ text }) => isAdvertisement(text))
  const isRandom = words.some(({ role, text }) => ['name', 'text'].includes(role) && isRandomLetters(text))
  return [
    ...(advertised
      ? [
          {
            weight: quarantineThreshold,
            sentence: `An address or a link stands in the place of a name (${advertised.field}).`,
          },
        ]
      : []),
    ...(isRandom ? [{ weight: 2, sentence: 'An answer is a row of random letters.' }] : []),
  ]
}

function textReasons({ words, stamp }: SpamEvidence): Reason[] {
  const texts = words.filter(({ role }) => role === 'text').map(({ text }) => text)
  const text = texts.join('\n')
  const links = linkReasons(texts, hostsOf(words))
  const offers = Math.min(offersIn(text), 2)
  // People who sell links name them and show the page; in a form with a stamp that alone is no signal.
  const most = stamp?.state === 'good' && links.some(({ weight }) => weight === 1) ? 1 : 2
  const offer = Math.min(offers, most)
  return [
    ...links,
    ...(offer > 0 ? [{ weight: offer, sentence: 'The text reads like an offer that is sent to many.' }] : []),
    ...(isForeign(text) ? [{ weight: 1, sentence: 'The text is in another writing than the site.' }] : []),
  ]
}

function linkReasons(texts: readonly string[], ownHosts: readonly string[]): Reason[] {
  const text = texts.join('\n')
  if (hasBulletinLink(text)) {
    return [
      { weight: quarantineThreshold, sentence: 'The text has links in the writing of bulletin boards.' },
    ]
  }
  if (hasHtmlLink(text)) return [{ weight: 2, sentence: 'The text has links in HTML.' }]
  // A long form asks for tools and examples, so its answers contain web addresses.
  const asksForLinks = texts.length >= longForm
  if (asksForLinks || !leadsAway(text, ownHosts)) return []
  return [{ weight: 1, sentence: 'The text leads to another site.' }]
}

/** The sites a visitor may mention: the domain of their address, and addresses given where one is asked for. */
function hostsOf(words: readonly Words[]): string[] {
  return words.flatMap(({ role, text }) => {
    if (role === 'email') return text.slice(text.lastIndexOf('@') + 1)
    const host = role === 'link' ? URL.parse(text)?.hostname : undefined
    return host ? host.replace(/^www\./, '') : []
  })
}

/** Without web addresses, which use Latin letters in every language. */
function isForeign(text: string): boolean {
  const plainText = plainSentences(text, []).join('')
  const letters = plainText.match(/\p{L}/gu)?.length ?? 0
  return (plainText.match(/\p{Script=Latin}/gu)?.length ?? 0) < letters / 2
}

/**
 * Many submissions without a stamp from one network. An office behind one address has stamps and one domain; only a
 * script is this fast.
 */
function speedReasons({ alike }: SpamEvidence): Reason[] {
  const count = (of: 'organization' | 'address', withinMs: number) =>
    new Set(alike.filter(({ agoMs }) => agoMs < withinMs).map((sender) => sender[of])).size
  const periods = [
    { of: count('organization', 15_000), tooMany: 3, period: '15 seconds' },
    { of: count('address', 15_000), tooMany: 5, period: '15 seconds' },
    { of: count('organization', 60_000), tooMany: 4, period: 'a minute' },
    { of: count('address', 60_000), tooMany: 8, period: 'a minute' },
    { of: count('organization', 600_000), tooMany: 12, period: '10 minutes' },
    { of: count('organization', 15_000), tooMany: 2, period: '15 seconds', weight: 1 },
  ]
  const over = periods.find(({ of, tooMany }) => of >= tooMany)
  if (!over) return []
  const sentence = `${over.of} people came from the same network without a proof within ${over.period}.`
  return [{ weight: over.weight ?? 2, sentence }]
}

/** More submissions without a stamp within a minute than visitors without script make: bots rent many networks. */
const rushFrom = 6

function rushReasons({ rush }: SpamEvidence): Reason[] {
  const count = new Set(rush.filter(({ agoMs }) => agoMs < 60_000).map(({ address }) => address)).size
  if (count < rushFrom) return []
  return [{ weight: 2, sentence: `${count} people came to the site without a proof within a minute.` }]
}

function repetitionReasons({ sameText }: SpamEvidence): Reason[] {
  const distinct = (pick: (sender: Sender) => string) => new Set(sameText.map(pick)).size
  const organizations = distinct(({ organization }) => organization)
  const addresses = distinct(({ address }) => address)
  // One company may register ten people with the same sentence from one place.
  const spread =
    organizations > 1 ? organizations : distinct(({ network }) => network) >= 3 && addresses >= 4 ? 2 : 1
  if (spread < 2) return []
  const oldestMs = Math.max(...sameText.map(({ agoMs }) => agoMs))
  const period = oldestMs < 3_600_000 ? 'an hour' : 'a day'
  return [
    {
      weight: spread >= 5 ? quarantineThreshold : spread >= 3 ? 2 : 1,
      sentence: `The same text came from ${addresses} addresses within ${period}.`,
    },
  ]
}
