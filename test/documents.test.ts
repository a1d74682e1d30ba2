import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { tables } from '#server/db/schema/index'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const decisions = globSync('docs/decisions/*.md', { cwd: root }).toSorted()
const documents = ['README.md', ...globSync('docs/*.md', { cwd: root }).toSorted(), ...decisions]
const settings = Array.from(read('.env.example').matchAll(/^([A-Z_]+)=/gm), ([, name = '']) => name)
const { scripts, version } = JSON.parse(read('package.json')) as {
  scripts: Record<string, string>
  version: string
}

test.each(documents)('%s names only commands, settings and documents that exist', (document) => {
  const text = read(document)
  for (const [, name = ''] of text.matchAll(/npm run ([a-z][\w:-]*)/g))
    expect(Object.keys(scripts), name).toContain(name)
  for (const [, name = ''] of text.matchAll(/^([A-Z]+(?:_[A-Z]+)+)=/gm)) expect(settings).toContain(name)
  for (const [, name = ''] of text.matchAll(/`((?:KEEP|SMTP|AI|ZOOM|GOOGLE|BACKUP|WEBHOOK)_[A-Z_]+)`/g))
    expect(settings).toContain(name.replace(/_FILE$/, ''))
  for (const [, path = ''] of text.matchAll(/\]\(((?!https?:)[\w./-]+)\)/g))
    expect(globSync(join(document, '..', path), { cwd: root }), path).toHaveLength(1)
})

test('there are at most 30 decision records, each of at most 200 words', () => {
  expect(decisions.length).toBeGreaterThan(0)
  expect(decisions.length).toBeLessThanOrEqual(30)
  for (const decision of decisions)
    expect(read(decision).trim().split(/\s+/).length, decision).toBeLessThanOrEqual(200)
})

test('the changelog has dated release headings, newest first, below "Unreleased"', () => {
  const all = Array.from(read('CHANGELOG.md').matchAll(/^## (.*)$/gm), ([, heading = '']) => heading)
  const headings = all[0] === 'Unreleased' ? all.slice(1) : all
  for (const heading of headings) expect(heading).toMatch(/^\d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\)$/)
  expect(headings[0]).toContain(`${version} (`)
  const versions = headings.map((heading) => heading.split(' ')[0] ?? '')
  const newestFirst = versions.toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }))
  expect(versions).toEqual(newestFirst)
})

test.each(['README.md', 'docs/run-on-a-server.md'])('%s names the package of this version', (document) => {
  const named = Array.from(read(document).matchAll(/mendline-(\d+\.\d+\.\d+)/g), ([, found]) => found)
  expect(new Set(named)).toEqual(new Set([version]))
})

test('docs/upgrade.md names the package of this version', () => {
  expect(read('docs/upgrade.md')).toContain(`./mendline-${version}.tgz`)
})

test('docs/what-is-stored.md describes every table once', () => {
  const named = Array.from(read('docs/what-is-stored.md').matchAll(/^\| (`[^|]+`) \|/gm), ([, names = '']) =>
    names.replaceAll('`', '').split(', '),
  ).flat()
  expect(named.toSorted()).toEqual(tables.map((table) => getTableName(table)).toSorted())
})
