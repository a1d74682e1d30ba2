import type { StampState } from './form-stamp.ts'
import type { Words } from '#domain/field-roles'
import { hasBulletinLink, hasHtmlLink, isAdvertisement, leadsAway } from './links.ts'
import { offersIn } from './offer-words.ts'
import { isRandomLetters } from './random-letters.ts'
import { plainSentences } from './text-prints.ts'

/** What is known of a submission when it is weighed. */
export interface Evidence {
  words: readonly Words[]
  /** What the hidden field holds. */
  topic: string | undefined
  /** None when it came without a stamp. */
  stamp: StampState | undefined
  /** Whether the form cannot be filled in without script, so that only a failure leaves it without a stamp. */
  needsScript: boolean
  /** Whether another submission came with the stamp before. */
  stampIsUsed: boolean
  /** Who else came from the same network without a stamp, and when they first did, in ms before now; this one too. */
  alike: readonly Sender[]
  /** The same of the whole site, whatever their network. */
  rush: readonly Sender[]
  /** Who sent most of the same text, this one too. */
  sameText: readonly Sender[]
}

export interface Sender {
  /** The domain of their address, or the address where many share the domain. */
  house: string
  address: string
  network: string
  agoMs: number
}

interface Reason {
  weight: number
  /** For the owner. */
  sentence: string
}

/** A reason that weighs as much is enough by itself; what people do too weighs one, and needs others beside it. */
export const heldFrom = 3
/** Answers. */
const longForm = 5

/** Why a submission looks like a machine's, in sentences; none when what speaks against it does not weigh enough. */
export function suspicionsOf(evidence: Evidence): string[] {
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
  return weight < heldFrom ? [] : reasons.map(({ sentence }) => sentence)
}

function hiddenField({ topic }: Evidence): Reason[] {
  return topic ? [{ weight: heldFrom, sentence: 'The hidden field is filled in.' }] : []
}

function stampReasons({ stamp, stampIsUsed, needsScript }: Evidence): Reason[] {
  if (stampIsUsed) {
    return [
      { weight: heldFrom, sentence: 'Its proof of an open form was used by another submission before.' },
    ]
  }
  switch (stamp?.state) {
    case 'made up':
      return [{ weight: heldFrom, sentence: 'Its proof of an open form is made up.' }]
    case 'too quick':
      return [{ weight: heldFrom, sentence: `It was sent ${stamp.ageMs} ms after the form was opened.` }]
    case 'good':
      return []
    // Without script there is none, and what a browser has kept for days brings an old one.
    case 'old':
      return [{ weight: 1, sentence: 'Its proof of an open form is more than a day old.' }]
    case undefined:
      return [
        { weight: needsScript ? 2 : 1, sentence: 'It brings no proof that a form was open in a browser.' },
      ]
  }
}

function nameReasons({ words }: Evidence): Reason[] {
  const names = words.filter(({ role }) => role === 'name')
  const advertised = names.find(({ text }) => isAdvertisement(text))
  const isRandom = words.some(({ role, text }) => ['name', 'text'].includes(role) && isRandomLetters(text))
  return [
    ...(advertised
      ? [
          {
            weight: heldFrom,
            sentence: `An address or a link stands in the place of a name (${advertised.field}).`,
          },
        ]
      : []),
    ...(isRandom ? [{ weight: 2, sentence: 'An answer is a row of random letters.' }] : []),
  ]
}

function textReasons({ words, stamp }: Evidence): Reason[] {
  const texts = words.filter(({ role }) => role === 'text').map(({ text }) => text)
  const text = texts.join('\n')
  const links = linkReasons(texts, hostsOf(words))
  const offers = Math.min(offersIn(text), 2)
  // Whoever sells links for a living names them, and shows the page: from an open form that alone is no sign.
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
    return [{ weight: heldFrom, sentence: 'The text has links in the writing of bulletin boards.' }]
  }
  if (hasHtmlLink(text)) return [{ weight: 2, sentence: 'The text has links in HTML.' }]
  // A long form asks for tools and examples: who answers it names addresses.
  const asksForLinks = texts.length >= longForm
  if (asksForLinks || !leadsAway(text, ownHosts)) return []
  return [{ weight: 1, sentence: 'The text leads to another site.' }]
}

/** The sites a visitor may name without leading away: that of their address, and those given where one is asked for. */
function hostsOf(words: readonly Words[]): string[] {
  return words.flatMap(({ role, text }) => {
    if (role === 'email') return text.slice(text.lastIndexOf('@') + 1)
    const host = role === 'link' ? URL.parse(text)?.hostname : undefined
    return host ? host.replace(/^www\./, '') : []
  })
}

/** Without addresses, which are in Latin letters everywhere. */
function isForeign(text: string): boolean {
  const said = plainSentences(text, []).join('')
  const letters = said.match(/\p{L}/gu)?.length ?? 0
  return (said.match(/\p{Script=Latin}/gu)?.length ?? 0) < letters / 2
}

/**
 * Many without a proof, from one network. A house behind one address comes with proofs, and with one domain: only a
 * script is so fast that this does not matter.
 */
function speedReasons({ alike }: Evidence): Reason[] {
  const count = (of: 'house' | 'address', withinMs: number) =>
    new Set(alike.filter(({ agoMs }) => agoMs < withinMs).map((sender) => sender[of])).size
  const periods = [
    { of: count('house', 15_000), tooMany: 3, period: '15 seconds' },
    { of: count('address', 15_000), tooMany: 5, period: '15 seconds' },
    { of: count('house', 60_000), tooMany: 4, period: 'a minute' },
    { of: count('address', 60_000), tooMany: 8, period: 'a minute' },
    { of: count('house', 600_000), tooMany: 12, period: '10 minutes' },
    { of: count('house', 15_000), tooMany: 2, period: '15 seconds', weight: 1 },
  ]
  const over = periods.find(({ of, tooMany }) => of >= tooMany)
  if (!over) return []
  const sentence = `${over.of} people came from the same network without a proof within ${over.period}.`
  return [{ weight: over.weight ?? 2, sentence }]
}

/** More people without a proof within a minute than come without script: many networks are for hire. */
const rushFrom = 6

function rushReasons({ rush }: Evidence): Reason[] {
  const count = new Set(rush.filter(({ agoMs }) => agoMs < 60_000).map(({ address }) => address)).size
  if (count < rushFrom) return []
  return [{ weight: 2, sentence: `${count} people came to the site without a proof within a minute.` }]
}

function repetitionReasons({ sameText }: Evidence): Reason[] {
  const distinct = (pick: (sender: Sender) => string) => new Set(sameText.map(pick)).size
  const houses = distinct(({ house }) => house)
  const addresses = distinct(({ address }) => address)
  // One house may well register ten people with one sentence, from one place.
  const spread = houses > 1 ? houses : distinct(({ network }) => network) >= 3 && addresses >= 4 ? 2 : 1
  if (spread < 2) return []
  const oldestMs = Math.max(...sameText.map(({ agoMs }) => agoMs))
  const period = oldestMs < 3_600_000 ? 'an hour' : 'a day'
  return [
    {
      weight: spread >= 5 ? heldFrom : spread >= 3 ? 2 : 1,
      sentence: `The same text came from ${addresses} addresses within ${period}.`,
    },
  ]
}
