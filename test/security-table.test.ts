import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

interface Item {
  item: string
  here: string
  why: string
}

const items: Item[] = Array.from(
  read('docs/security.md').matchAll(/^\| (\d+\.\d+\.\d+) +\| [^|]+ \| ([\w ]+?) +\| (.+?) +\|$/gm),
  ([, item = '', here = '', why = '']) => ({ item, here, why }),
)

test('docs/security.md lists forty requirements, each once', () => {
  expect(items).toHaveLength(40)
  expect(new Set(items.map(({ item }) => item)).size).toBe(40)
})

test('every "yes" in the security table names an existing test, and every other item a reason', () => {
  for (const { item, here, why } of items) {
    expect(['yes', 'partly', 'no', 'not ours'], item).toContain(here)
    const [, reason = '', path, title = ''] = /^(.*?)(?:`([^`]+)`: (.+))?$/.exec(why) ?? []
    if (here !== 'yes') expect(reason, item).not.toBe('')
    if (here === 'yes') expect(path, item).toBeDefined()
    if (path === undefined) continue
    expect(path, item).toMatch(/\.(?:test|spec)\.ts$/)
    const tests = read(path)
    const isThere = [`'${title}'`, `\`${title}\``].some((quoted) => tests.includes(quoted))
    expect(isThere, `${item}: ${title} in ${path}`).toBe(true)
  }
})
