import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#server/settings/folders'

const glossary = readFileSync(join(root, 'docs/glossary.md'), 'utf8')
/** The rows of the glossary's tables. */
export const rows = glossary.split('\n').filter((line) => /^\| (?!Word )/.test(line))

const banned = rows.map((row) => row.split('|').at(-2) ?? '').join()
export const bannedCodes = [...banned.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
export const bannedPhrases = [...banned.matchAll(/“([^”]+)”/g)].map(([, phrase = '']) => phrase)

export const bannedPhrase = new RegExp(`(?<![\\w-])(?:${bannedPhrases.join('|')})(?![\\w-])`, 'gi')
