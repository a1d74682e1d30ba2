import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#server/settings/folders'
import { bannedCodes, bannedPhrase, bannedPhrases, rows } from './banned-words.ts'

/** The function `list-kept-mails` has a public address, which keeps its name. */
const fixedNames = /list-?kept-?mails(?:Function)?/gi

const kebab = (code: string) => code.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
/** The word at the start of an identifier or inside it: `takeBack`, `canTakeBackAll`. */
const inIdentifier = (code: string) =>
  `\\b${code}(?![a-z])|(?<=[a-z\\d_])${code.charAt(0).toUpperCase()}${code.slice(1)}(?![a-z])`
const identifiers = new RegExp(bannedCodes.map(inIdentifier).join('|'), 'g')
const fileNames = new RegExp(`(?<![a-z])(?:${bannedCodes.map(kebab).join('|')})(?![a-z])`)

const files = globSync('{app,server,content,domain,contracts,scripts,test,e2e,tools}/**/*.{ts,tsx}', {
  cwd: root,
})
  .filter((file) => !file.includes('migrations') && file !== 'test/glossary.test.ts')
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

const commentLine = /^[ \t]*(?:\/\*\*?|\*(?!\/)|\/\/)(.*)$/gm
const title = /\b(?:test|it|describe)(?:\.\w+(?:\([^)]*\))?)*\(\s*(['"`])(.*?)\1/g
/** A message to the person who called, and the reason why a delivery was not sent. */
const messages = /(?:userMessage:\s*|new NotWanted\(\s*)(?:'[^']*'|`[^`]*`)/g
const quoted = /“[^”]*”|"[^"]*"|`[^`]*`|‘[^’]*’/g
const wordsIn = (text: string) =>
  [
    [...text.matchAll(commentLine)]
      .map(([, line = '']) => line)
      .join(' ')
      .replace(quoted, ''),
    ...[...text.matchAll(title)].map(([, , words = '']) => words),
  ].join('\n')

function found(pattern: RegExp, textOf: (text: string) => string) {
  return files.flatMap(({ file, text }) =>
    [...textOf(text).matchAll(pattern)].map(([word]) => `${file}: ${word}`),
  )
}

test('the glossary names each word once and bans some', () => {
  const words = rows.map((row) => row.split('|')[1]?.trim()).filter((word) => !word?.startsWith('---'))
  expect(new Set(words).size).toBe(words.length)
  expect(bannedCodes.length).toBeGreaterThan(30)
  expect(bannedPhrases.length).toBeGreaterThan(10)
})

test('no identifier uses a banned word', () => {
  expect(found(identifiers, (text) => text.replace(commentLine, '').replace(fixedNames, ''))).toEqual([])
})

test('no file name uses a banned word', () => {
  const names = files.map(({ file }) => basename(file).replace(/\..*$/, ''))
  expect(names.filter((name) => fileNames.test(name.replace(fixedNames, '')))).toEqual([])
})

test('no comment or test title uses a banned phrase', () => {
  expect(found(bannedPhrase, wordsIn)).toEqual([])
})

test('no comment begins with “Of”, which leaves out what it is about', () => {
  expect(found(/^[ \t]*(?:\/\*\*?|\/\/) Of\b.*/gm, (text) => text)).toEqual([])
})

/** The words of the office, and the messages of the server that it shows. Visitors' pages keep their own voice. */
const shown = files
  .filter(({ file }) => !file.includes('.test.'))
  .flatMap(({ file, text }) => {
    const isOffice = /^content\/(?:office|services)\//.test(file)
    const parts = isOffice ? [text.replace(commentLine, '')] : (text.match(messages) ?? [])
    return parts.map((part) => ({ file, text: part }))
  })

test('no text that the office shows uses a banned phrase', () => {
  const words = shown.flatMap(({ file, text }) =>
    [...text.matchAll(bannedPhrase)].map(([word]) => `${file}: ${word}`),
  )
  expect(shown.length).toBeGreaterThan(100)
  expect(words).toEqual([])
})
