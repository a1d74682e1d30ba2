import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { settingsOfServices } from '#server/settings/service-settings'

const folder = import.meta.dirname
const sources = globSync('*/*.ts', { cwd: folder }).filter((path) => !/\.test\.ts$|stand-in/.test(path))

/** The strings that the office or a delivery may show; `help` is excluded, because it is for `.env.example`. */
const sentencesIn = (source: string): string[] =>
  Array.from(
    source
      .replace(/^ {2}help:[\s\S]*?^ {2}settings:/m, '')
      .matchAll(/(['`])((?:(?!\1|\n)[^\\]|\\.)* (?:(?!\1|\n)[^\\]|\\.)*)\1/g),
    ([, , text = '']) => text,
  )

test.each(sources)('messages to the owner in %s name no setting or command', (path) => {
  const said = sentencesIn(readFileSync(join(folder, path), 'utf8'))
  const names = Object.keys(settingsOfServices)
  expect(
    said.filter((text) => names.some((name) => text.includes(name)) || text.includes('$(openssl')),
  ).toEqual([])
})

test('finds a message that names a setting', () => {
  expect(sentencesIn("throw new ServiceError('No answer. Check SMTP_URL.')")).toEqual([
    'No answer. Check SMTP_URL.',
  ])
})
