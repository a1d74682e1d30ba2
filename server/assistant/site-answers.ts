import type { AssistantTopic } from '#content/assistant-topic'
import { assistantWords } from '#content/assistant'
import { type Draft, said } from './answer.ts'
import { pathsOf } from './paths-of.ts'
import type { SiteSearch } from './site-search.ts'
import type { Reading } from './understand.ts'
import { firstSentences, stemsOf, subjectOf } from './words.ts'

/** What one of the topics' pages says about most of this. */
export function passageAbout(
  search: SiteSearch,
  stems: readonly string[],
  named: readonly AssistantTopic[],
): Draft | undefined {
  const found = bestOf(search, stems, named)
  if (!found || found.share < 1 || stems.length < 2) return undefined
  return said(firstSentences(found.text), [found.path], named)
}

/** That the facts do not hold it, and the nearest thing that they do hold. */
export function partlyUnknown(
  search: SiteSearch,
  stems: readonly string[],
  named: readonly AssistantTopic[],
): Draft {
  const found = bestOf(search, stems, named)
  const what = found
    ? firstSentences(found.text)
    : named
        .slice(0, 1)
        .map((topic) => topic.what)
        .join('')
  const paths = found ? [found.path] : named.map(({ path }) => path)
  return { ...said(`${assistantWords.partlyUnknown} ${what}`, paths, named), answered: false }
}

function bestOf(search: SiteSearch, stems: readonly string[], named: readonly AssistantTopic[]) {
  const paths = named.flatMap(pathsOf)
  let best: { text: string; path: string; share: number } | undefined
  for (const { path, text } of search.find(stems.join(' '), 30)) {
    if (!paths.includes(path)) continue
    const held = stemsOf(text)
    const share = stems.filter((stem) => held.includes(stem)).length / stems.length
    if (share >= 0.5 && share > (best?.share ?? 0)) best = { text, path, share }
  }
  return best
}

/** The passage that holds all that the message speaks of; one that holds nearly all is only what comes nearest. */
export function nearest(search: SiteSearch, { text }: Reading): Draft | undefined {
  const subject = subjectOf(text)
  if (subject.length < 2) return undefined
  for (const passage of search.find(text, 5)) {
    const stems = new Set(stemsOf(`${passage.question ?? ''} ${passage.text}`))
    const held = subject.filter((stem) => stems.has(stem)).length
    if (held < 3 || held / subject.length < 0.75) continue
    const about = firstSentences(passage.text)
    if (held === subject.length) return said(about, [passage.path])
    return { ...said(`${assistantWords.partlyUnknown} ${about}`, [passage.path]), answered: false }
  }
  return undefined
}

export const unknown = (): Draft => ({ text: assistantWords.unknown, paths: [], answered: false })
