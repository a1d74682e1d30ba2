import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')

/** Everything that visitors read: copy, the text of components, the assistant's sentences and mails. */
const spoken = ['content/**/*.ts', 'app/{pages,blocks,features,lib,ui}/**/*.{ts,tsx}', 'server/emails/*.ts']
/** Tests, the words by which the assistant understands a question, and the back office's own. */
const unspoken =
  /\.test\.tsx?$|content\/(assistant\/concepts|assistant\/phrasings|office\/|facts\/content-schema)/

/** A sentence that sends a buyer off to ask for what they came to read. */
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
  /** With its line: where `git grep` would find it. */
  file: string
  sentence: string
}

interface Source {
  file: string
  source: string
}

/** Every sentence that puts an answer off, by default of the whole site. */
export function delayAnswers(sources: readonly Source[] = siteSources()): PutOff[] {
  return sources.flatMap(({ file, source }) =>
    sentencesOf(source)
      .filter((sentence) => puttingOff.test(sentence))
      .map((sentence) => ({ file, sentence })),
  )
}

const siteSources = (): Source[] =>
  globSync(spoken, { cwd: root })
    .filter((file) => !unspoken.test(file))
    .toSorted()
    .map((file) => ({ file, source: readFileSync(join(root, file), 'utf8') }))

/** What is between quotes or tags, sentence by sentence; comments do not count. */
function sentencesOf(source: string): string[] {
  const code = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`\w])\/\/.*$/gm, '')
  const texts = Array.from(
    code.matchAll(/'((?:[^'\\\n]|\\.)*)'|`((?:[^`\\]|\\.)*)`|"((?:[^"\\\n]|\\.)*)"|>([^<>{}]+)</g),
    ([, one, two, three, four]) => one ?? two ?? three ?? four ?? '',
  )
  return texts.flatMap((text) => text.split(/(?<=[.?!])\s+|\\n/)).map((sentence) => sentence.trim())
}
