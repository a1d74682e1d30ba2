import { createHmac } from 'node:crypto'
import { sendScoreEmail } from '#contracts/send-score-email'
import { sendToSheets } from '#contracts/send-to-sheets'
import type { ExtrasOf } from '#contracts/submission'
import { databaseClock } from '#server/db/clock'
import type { Database } from '#server/db/connect'
import { contentHashOf } from '#server/calls/call-key'
import { type Words, wordsOf } from '#content/answers/field-roles'
import { formStamps, stampStateOf } from './form-stamp.ts'
import { organizationOf } from './organization-of.ts'
import { createSightings, type QuarantinedBefore, type Sightings } from './sightings.ts'
import { type Sender, spamSignalsOf } from './spam-signals.ts'
import { plainSentences, worthComparing } from './text-fingerprints.ts'

/** A quarantined submission. */
export interface Caught {
  submissionKey: string
  reasons: readonly string[]
  /** The part of the submission that was quarantined before. */
  kept: QuarantinedBefore | undefined
  /** The database's time. */
  nowMs: number
}

interface JudgedCall {
  functionName: string
  /** The validated input. */
  input: object
  /** The content as `contentOf` of the function returns it. */
  content: object | undefined
  /** The caller, as rate limits count visitors. */
  clientKey: string
}

export interface SpamFilter {
  /** Issues a stamp for a form opened now. */
  issueStamp(): Promise<string>
  /** Scores a submission; returns undefined when it passes. A submission without text passes. */
  judge(call: JudgedCall): Promise<Caught | undefined>
}

interface SpamFilterOptions {
  database: Pick<Database, 'db' | 'pool'>
  secret: string
  /** Whether the number of submissions from one network and of equal texts counts; not in load tests. */
  countsOthers: boolean
  /** Replaces the database's clock. */
  nowMs?: () => number
}

/**
 * Keeps bots from sending mail in the site's name and from filling the owner's list, without asking visitors for
 * anything. See docs/decisions/0008-spam-is-quarantined-never-refused.md.
 */
export function createSpamFilter({ database, secret, countsOthers, nowMs }: SpamFilterOptions): SpamFilter {
  const stamps = formStamps(secret)
  const clock = nowMs ? async () => nowMs() : databaseClock(database.db)
  const recordSighting = createSightings(database)
  const hash = (kind: string, value: string) =>
    createHmac('sha256', secret).update(`net:${kind}:${value}`).digest('base64url')

  return {
    issueStamp: async () => stamps.issue(await clock()),

    async judge({ functionName, input, content, clientKey }) {
      const words = wordsOf(input)
      if (words.length === 0) return undefined
      const { submissionId, stamp, topic } = input as ExtrasOf
      const submissionKey = hash(
        'submission',
        `${submissionId ?? functionName} ${contentHashOf(input, content)}`,
      )
      const sender = senderOf(words, clientKey, submissionKey)
      const opened = stamp === undefined ? undefined : stamps.read(stamp)
      const stampThing = opened && hash('stamp', opened.id)
      // A sender with a stamp is not counted by network, which may be an office's.
      const networkThing = opened ? undefined : hash('network', clientKey)
      const siteThing = opened ? undefined : hash('site', 'without a proof')
      const { sentences, letters } = sentencesOf(words)
      const textThings = sentences.map((sentence) => hash('text', sentence))
      const seen = await recordSighting({
        submissionKey,
        sender,
        things: [stampThing, ...(countsOthers ? [networkThing, siteThing, ...textThings] : [])].filter(
          (thing) => thing !== undefined,
        ),
        nowMs: nowMs?.(),
      })
      const { kept } = seen
      if (kept?.state === 'released' && !kept.calls[functionName]) return undefined
      const reasons = spamSignalsOf({
        words,
        topic,
        stamp: stamp === undefined ? undefined : stampStateOf(opened, seen.nowMs),
        needsScript: scriptedFunctions.includes(functionName),
        stampIsUsed: stampThing !== undefined && seen.things.get(stampThing)?.owner !== submissionKey,
        alike: networkThing === undefined ? [] : sendersOf(seen, networkThing, sender),
        rush: siteThing === undefined ? [] : sendersOf(seen, siteThing, sender),
        sameText: sameMostly(
          textThings.map((thing, index) => ({
            letters: sentences[index]?.length ?? 0,
            senders: sendersOf(seen, thing, sender),
          })),
          letters,
        ),
      })
      return kept || reasons.length > 0 ? { submissionKey, reasons, kept, nowMs: seen.nowMs } : undefined
    },
  }

  /** Three short hashes joined into one word. */
  function senderOf(words: readonly Words[], clientKey: string, submissionKey: string): string {
    const email = words.find(({ role }) => role === 'email')?.text
    const address = email ?? words.find(({ role }) => role === 'name')?.text ?? submissionKey
    const parts = [email ? organizationOf(email) : address, address, clientKey]
    return parts.map((part) => hash('sender', part).slice(0, hashLength)).join('')
  }
}

const hashLength = 8

/** The scorecard wizard requires script and says so. */
const scriptedFunctions: readonly string[] = [sendScoreEmail.name, sendToSheets.name]

/** Who used something up to this sender's first time, so that a repeat gets the same score as the first call. */
function sendersOf({ nowMs, things }: Sightings, thing: string, own: string): Sender[] {
  const { senders = {} } = things.get(thing) ?? {}
  const ownMs = senders[own] ?? nowMs
  return Object.entries(senders).flatMap(([sender, firstMs]) =>
    firstMs > ownMs
      ? []
      : {
          organization: sender.slice(0, hashLength),
          address: sender.slice(hashLength, 2 * hashLength),
          network: sender.slice(2 * hashLength),
          agoMs: ownMs - firstMs,
        },
  )
}

interface Repeated {
  letters: number
  senders: readonly Sender[]
}

/** The senders of two thirds of a text by letters, because a single sentence of a long form may be common. */
function sameMostly(sentences: readonly Repeated[], letters: number): Sender[] {
  const shares = sentences.flatMap((sentence) =>
    sentence.senders.map((sender) => ({ sender, letters: sentence.letters })),
  )
  const byName = Map.groupBy(
    shares,
    ({ sender: { organization, address, network } }) => organization + address + network,
  )
  return [...byName.values()].flatMap((ofOne) => {
    const same = ofOne.reduce((sum, share) => sum + share.letters, 0)
    return ofOne[0] && same >= (2 / 3) * letters ? ofOne[0].sender : []
  })
}

const sentencesCompared = 12

/** The longest sentences of all texts and their total letters; a text repeated in several fields counts once. */
function sentencesOf(words: readonly Words[]): { sentences: string[]; letters: number } {
  const names = words.filter(({ role, text }) => role === 'name' && text.length > 2).map(({ text }) => text)
  const texts = words.filter(({ role }) => role === 'text').map(({ text }) => plainSentences(text, names))
  const letters = [...new Set(texts.flat())].reduce((sum, sentence) => sum + sentence.length, 0)
  const compared = [...new Set(texts.flatMap(worthComparing))].toSorted((a, b) => b.length - a.length)
  return { sentences: compared.slice(0, sentencesCompared), letters }
}
