import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Everything that visitors read: copy, the text of components, the assistant's sentences and mails. */
const visitorSources = [
  'content/**/*.ts',
  'app/{pages,blocks,features,lib,ui}/**/*.{ts,tsx}',
  'server/emails/*.ts',
]
/** Excluded files: tests, words that the assistant recognizes, and the back office's texts. */
const unspoken =
  /\.test\.tsx?$|content\/(assistant\/concepts|assistant\/phrasings|office\/|facts\/content-schema)/

/** Matches a sentence that makes a buyer ask for what the page should say. */
const puttingOff = new RegExp(
  [
    String.raw`\b(?:it|that|this|which|prices?|costs?|fees?|time) depends?\b|\bdepend(?:s|ing) (?:on|upon) (?:what|which|how|where|the|your)\b`,
    String.raw`\bask (?:on|in|there|then)\b|\bask us (?:what|how|which|whether|for|about|before)\b|\bask (?:what [^.,]{0,30} )?before\b|\bcall, to ask\b|\band ask (?:which|what|how|whether)\b`,
    String.raw`\bsettle with us\b|\bagree on\b|\b(?:get|have) (?:it|both|that|this|the answer) in writing\b`,
    String.raw`\bno list price\b|\bon request\b|\bcontact us for\b|\bcase by case\b|\b(?:it|price|that) varies\b`,
    String.raw`\b(?:see|hear|get|learn) (?:the |your )?(?:fees?|prices?|dates)\b`,
  ].join('|'),
  'i',
)

interface PutOff {
  /** The path of the source file. */
  file: string
  sentence: string
}

interface Source {
  file: string
  source: string
}

/** Returns every sentence that defers an answer, by default on the whole site. */
export function findDeferredAnswers(sources: readonly Source[] = siteSources()): PutOff[] {
  return sources.flatMap(({ file, source }) =>
    sentencesOf(source)
      .filter((sentence) => puttingOff.test(sentence))
      .map((sentence) => ({ file, sentence })),
  )
}

const siteSources = (): Source[] =>
  globSync(visitorSources, { cwd: root })
    .filter((file) => !unspoken.test(file))
    .toSorted()
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))

/** Returns the sentences between quotes or tags; comments do not count. */
function sentencesOf(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*$/gm, '')
  const texts = Array.from(
    code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`|"((?:[^"\\\n]|\\.)*)"|>([^<>{}]+)</g),
    ([, one, two, three, four]) => one ?? two ?? three ?? four ?? '',
  )
  return texts.flatMap((text) => text.split(/(?<=[.?!])\s+|\\n/)).map((sentence) => sentence.trim())
}
