import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { tables } from '#server/db/schema/index'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const documents = ['README.md', ...globSync('docs/*.md', { cwd: root }).toSorted()]
const settings = Array.from(read('.env.example').matchAll(/^([A-Z_]+)=/gm), ([, name = '']) => name)
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }

test.each(documents)('%s names commands, settings and other documents that there are', (document) => {
  const text = read(document)
  for (const [, name = ''] of text.matchAll(/npm run ([a-z][\w:-]*)/g))
    expect(Object.keys(scripts), name).toContain(name)
  for (const [, name = ''] of text.matchAll(/^([A-Z]+(?:_[A-Z]+)+)=/gm)) expect(settings).toContain(name)
  for (const [, name = ''] of text.matchAll(/`((?:KEEP|SMTP|AI|ZOOM|GOOGLE|BACKUP|WEBHOOK)_[A-Z_]+)`/g))
    expect(settings).toContain(name.replace(/_FILE$/, ''))
  for (const [, path = ''] of text.matchAll(/\]\(((?!https?:)[\w./-]+)\)/g))
    expect(globSync(join(document, '..', path), { cwd: root }), path).toHaveLength(1)
})

test('what is stored is told of every table, once', () => {
  const told = Array.from(read('docs/what-is-stored.md').matchAll(/^\| (`[^|]+`) \|/gm), ([, names = '']) =>
    names.replaceAll('`', '').split(', '),
  ).flat()
  expect(told.toSorted()).toEqual(tables.map((table) => getTableName(table)).toSorted())
})
