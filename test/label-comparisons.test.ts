import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { answerFields } from '#content/answers/answer-fields'
import { activityKinds } from '#domain/activity'
import { forms } from '#domain/forms'

const root = join(import.meta.dirname, '..')

/** The labels and texts of all forms; rewording one must change no behavior. */
const labels = new Set(
  activityKinds.flatMap((kind) => {
    const { title, subject, summary, wants, replySubject } = forms[kind]
    const fields = Object.values(answerFields(kind))
    return [
      title,
      subject,
      summary,
      wants,
      replySubject,
      ...fields.flatMap(({ label, choices }) => [label, ...Object.values(choices ?? {})]),
    ]
  }),
)

const compared = [
  /(?:[!=]==?|\bcase)\s*(['"`])((?:(?!\1)[^\n\\])+)\1/g,
  /(['"`])((?:(?!\1)[^\n\\])+)\1\s*[!=]==?/g,
  /\b(?:startsWith|endsWith|includes|indexOf|lastIndexOf)\(\s*(['"`])((?:(?!\1)[^\n\\])+)\1/g,
]
const matched = /(?<=[=(,:?&|]\s*)()\/((?:[^/\n\\]|\\.)+)\/[a-z]*(?=\s*[.,)])/g

/** Returns whether a text has a capital and several words, unlike code and protocol commands. */
const isSentence = (text: string) => /^[A-Z][a-z’']+(?: [A-Za-z][a-z’']*)+[.?!:]?$/.test(text.trim())

const wordsOf = (pattern: string) => pattern.replaceAll(/\\(.)/g, '$1').split(/[\^$()[\]{}|*+?]+/)

/** Returns the labels and sentences that a source compares values with. */
function comparisonsIn(source: string): string[] {
  const texts = compared.flatMap((each) => [...source.matchAll(each)].map(([, , text = '']) => text))
  const patterns = [...source.matchAll(matched)].flatMap(([, , pattern = '']) => wordsOf(pattern))
  return [...texts, ...patterns].filter(
    (text) => labels.has(text.trim().replace(/:$/, '')) || isSentence(text),
  )
}

test.each([
  ["if (label === 'Company') return value", 'Company'],
  ["return answers.find(([label]) => label === 'LinkedIn profile')", 'LinkedIn profile'],
  ["if ('Visitor said so' !== text) return", 'Visitor said so'],
  ["lines.filter((line) => line.startsWith('Email: '))", 'Email: '],
  ["switch (term) { case 'Next tier': return 1 }", 'Next tier'],
  ['const found = /^Business name: (.+)$/.exec(line)', 'Business name: '],
])('comparisonsIn finds the label in: %s', (source, label) => expect(comparisonsIn(source)).toEqual([label]))

/** Allowed comparisons with text that other programs write. */
const ofOthers = [
  'server/incoming/split-quotes.ts: Il giorno',
  'server/db/failures.ts: No space left on device',
]

test('no behavior of the server or the office depends on the wording of a label', () => {
  const files = globSync(['server/**/*.ts', 'app/office/**/*.{ts,tsx}'], { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|stand-in|^server\/db\/migrations/.test(file),
  )
  const found = files.flatMap((file) =>
    comparisonsIn(readFileSync(join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
  )
  expect(found.toSorted()).toEqual(ofOthers.toSorted())
})
