import type { AssistantTopic } from '#content/assistant-topic'
import { claimStems } from './alike.ts'
import { allPassages, type Passage, topics as allTopics } from './passages.ts'
import { read } from './understand.ts'

/** One thing that is said: a clause, so that a denial belongs to what it denies. */
export interface Claim {
  text: string
  /** The stems that carry its subject. */
  subject: readonly string[]
  isDenied: boolean
  /** Said of a case that may not come. */
  isConditional: boolean
  /** The stems of its whole sentence. */
  around: ReadonlySet<string>
}

const denials =
  /\b(no|not|nor|never|nothing|nobody|none|without|cannot|neither|hardly|isnt|arent|wont|doesnt|dont)\b|n['’]t\b/i
const denialStems = new Set(claimStems('no not nor never nothing nobody none without cannot neither hardly'))

/** "We do not automate what nobody can explain" is another thing than "we automate what nobody can explain". */
const nested = new RegExp(`(?:${denials.source}).*\\b(?:that|which|who|what)\\b.*(?:${denials.source})`, 'i')

export const isDenied = (text: string) => denials.test(text) && !nested.test(text)

const condition =
  /^(?:and |or |but )?(?:if|when|whenever|once|unless|whether|in case|should)\b|\bwhether or not\b/i

/** "We promise appointments, not sales" denies that sales are promised. */
const inPlainOrder = (text: string) =>
  text
    .replaceAll(/\bonly once\b/gi, 'once')
    .replaceAll(/\bif we miss\b/gi, 'if we do not deliver')
    .replaceAll(/\bcosts? (?:you )?nothing\b/gi, 'is free')
    .replaceAll(/\b(\w+) (\w+), not (\w+)(?=[.;])/gi, '$1 $2, not $1 $3')

/** Sentences, and their parts where a comma, a colon or a "but" begins another thought. */
export function claimsIn(text: string): Claim[] {
  return sentencesOf(inPlainOrder(text)).flatMap((sentence) => {
    const around = new Set(claimStems(sentence))
    return sentence
      .split(
        /[;:–—]\s|,\s+(?=\D)|\s(?=(?:but|because|although|though|unless|if|when|once|while)\b)|\sand\s(?=(?:it|we|you|they|no|the|is|takes?|runs?|ends?|every)\b)/i,
      )
      .map((part) => part.trim())
      .filter((part) => /\p{L}/u.test(part))
      .map((part) => ({
        text: part,
        subject: claimStems(part).filter((stem) => !denialStems.has(stem)),
        isDenied: isDenied(part),
        isConditional: condition.test(part),
        around,
      }))
  })
}

export const sentencesOf = (text: string) =>
  text.split(/(?<=[.?!])\s+|\n/).filter((part) => /\p{L}/u.test(part))

/** The share of a claim's subject that a set of stems holds; 1 for a claim without a subject. */
export function shareIn({ subject }: Pick<Claim, 'subject'>, stems: ReadonlySet<string>): number {
  return subject.length === 0 ? 1 : subject.filter((stem) => stems.has(stem)).length / subject.length
}

/** All that the site says about something, taken apart once. */
export interface Said {
  text: string
  claims: readonly Claim[]
  /** The stems of each sentence, and of each with the one that follows it. */
  windows: readonly ReadonlySet<string>[]
  stems: ReadonlySet<string>
}

function saidIn(texts: readonly string[]): Said {
  const windows = texts.flatMap((text) => {
    const sentences = sentencesOf(text)
    return sentences.map((sentence, at) => new Set(claimStems(`${sentence} ${sentences[at + 1] ?? ''}`)))
  })
  // What is asked is not said.
  const claims = texts.flatMap(claimsIn).filter(({ text }) => !text.endsWith('?'))
  return {
    text: texts.join('\n'),
    claims,
    windows,
    stems: new Set(windows.flatMap((window) => Array.from(window))),
  }
}

const passages = allPassages()
const textOf = ({ question, text }: Passage) => (question ? `${question.replace(/\?$/, '')}? ${text}` : text)
const kept = new Map<AssistantTopic | undefined, Said>()

/** What the site says of a topic, on all of its pages; of none, all that it says. */
export function saidOf(topic: AssistantTopic | undefined): Said {
  const paths = topic && [topic.path, ...(topic.alsoPaths ?? [])]
  const known = kept.get(topic)
  if (known) return known
  const own = passages.filter(({ path }) => !paths || paths.includes(path)).map(textOf)
  const said = saidIn(Array.from(new Set(own.map((text) => (topic ? withoutOthers(text, topic) : text)))))
  kept.set(topic, said)
  return said
}

let ofUs: Said | undefined

/** What the site says of the company and its way of work, whatever is bought. */
export function saidOfUs(): Said {
  ofUs ??= saidIn(
    passages
      .filter(({ path }) => path === '/' || path === '/ai-automation-services')
      .flatMap((passage) => sentencesOf(textOf(passage)).flatMap((sentence) => sentence.split('; ')))
      .filter((sentence) => read(sentence, () => true).topics.length === 0),
  )
  return ofUs
}

/** A page also speaks of other offers, by name: what it says of them is theirs. */
function withoutOthers(text: string, topic: AssistantTopic): string {
  return sentencesOf(text)
    .filter((sentence) => {
      const named = read(sentence, () => true).topics
      return named.length === 0 || named.includes(topic)
    })
    .join(' ')
}

export const cardOf = ({ name, what, price, duration, schedule, guarantee, fit, start }: AssistantTopic) =>
  [`${name}: ${what}`, price, duration, schedule, guarantee, fit, start].filter(Boolean).join(' ')

/** Every stem that the site uses. */
export const siteStems: ReadonlySet<string> = new Set([
  ...passages.flatMap((passage) => claimStems(textOf(passage))),
  ...allTopics.flatMap((topic) => claimStems(`${cardOf(topic)} ${topic.called.join(' ')}`)),
])

/** How its longer words begin. */
export const siteStarts: ReadonlySet<string> = new Set(
  Array.from(siteStems, (stem) => stem.slice(0, 6)).filter((start) => start.length === 6),
)
