import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { declaredAccess } from './access.ts'
import { behavior, codesIn, rowsOf, section } from './behavior-sections.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

describe('section numbers of docs/behavior.md', () => {
  const headings = Array.from(behavior.matchAll(/^#{2,3} (\d+)(?:\.(\d+))?\.? /gm), ([, chapter, part]) => [
    Number(chapter),
    Number(part ?? 0),
  ])

  test('are consecutive', () => {
    let [lastChapter, lastPart] = [0, 0]
    for (const [chapter = 0, part = 0] of headings) {
      expect([chapter, part]).toEqual(part === 0 ? [lastChapter + 1, 0] : [lastChapter, lastPart + 1])
      ;[lastChapter, lastPart] = [chapter, part]
    }
  })

  test('exist wherever the document refers to one', () => {
    const known = new Set(headings.map(([chapter, part]) => `${chapter}.${part}`))
    const inText = Array.from(behavior.matchAll(/\(([^()]*\d+\.\d+[^()]*)\)/g), ([, text = '']) => text)
    const pointers = [...inText, ...rowsOf(behavior).map((cells) => cells.at(-1) ?? '')]
      .filter((text) => /^[\d., –-]+$/.test(text))
      .flatMap((text) => text.match(/\d+\.\d+/g) ?? [])
    expect(pointers.length).toBeGreaterThan(100)
    expect(pointers.filter((pointer) => !known.has(pointer))).toEqual([])
  })

  test('exist wherever code or another document cites one', () => {
    const known = new Set(
      headings.map(([chapter, part]) => (part === 0 ? `${chapter}` : `${chapter}.${part}`)),
    )
    const sources = globSync(
      '{app,content,contracts,docs,domain,e2e,scripts,server,test,tools}/**/*.{css,md,ts,tsx}',
      {
        cwd: root,
      },
    )
    const cited = sources.flatMap((file) =>
      Array.from(
        read(file).matchAll(/\bbehavior (\d+(?:\.\d+)?(?:(?:, |–| and )\d+\.\d+)*)/gi),
        ([, numbers = '']) => [file, numbers] as const,
      ),
    )
    expect(cited.length).toBeGreaterThan(150)
    const unknown = cited.filter(
      ([, numbers]) => !(numbers.match(/[\d.]+/g) ?? []).every((number) => known.has(number)),
    )
    expect(unknown).toEqual([])
  })
})

test('every path in the route tables of docs/behavior.md has a route', () => {
  const routes = read('app/routes.ts')
  const paths = [...rowsOf(section('2.1')), ...rowsOf(section('2.2'))].flatMap(([cell]) => codesIn(cell))
  const pages = paths.filter((path) => path !== '/' && !/\.\w+$/.test(path))
  expect(pages.length).toBeGreaterThan(35)
  // The last part of a route with a question mark is optional.
  const known = Array.from(routes.matchAll(/route\('([^']+)'/g), ([, path = '']) => path).flatMap((path) =>
    path.endsWith('?') ? [path.slice(0, path.lastIndexOf('/')), path.slice(0, -1)] : [path],
  )
  for (const path of pages) expect(known).toContain(path.replace(/^\/(?:admin\/(?=.))?/, ''))
})

test('docs/behavior.md lists functions with their actual access', () => {
  const listed = [
    ...rowsOf(section('16.3')).map(([name]) => [codesIn(name)[0], 'public'] as const),
    ...rowsOf(section('16.5')).map(([name, role]) => [codesIn(name)[0], role] as const),
  ].filter(([name]) => name !== undefined)
  expect(listed.length).toBeGreaterThan(20)
  for (const [name = '', access] of listed) expect(declaredAccess[name], name).toBe(access)
})

/** Texts that the code composes, and patterns of texts. */
const composed = new Set([
  '200+ CEOs used the system.',
  '3 minutes to complete',
  'Expected string, received number',
  'Hide Add Form',
  'Hide Case Study Manager',
  'Join 200+ CEOs',
  'Please keep this under N characters',
  'Reserve for $1,000',
  'Show Add Form',
  'Show Case Study Manager',
  'Take the 3-Minute Quiz',
  'Unknown field: name',
])

test('every text quoted in docs/behavior.md is in the code verbatim', () => {
  const [, rules = ''] = /^## 1\. ([^]*)^## 18\. /m.exec(behavior) ?? []
  const quoted = new Set(Array.from(rules.matchAll(/"([^"\n]+)"/g), ([, text = '']) => text))
  const sources = globSync('{app,content,contracts,domain,server}/**/*.{ts,tsx}', { cwd: root })
  const code = sources
    .filter((file) => !file.includes('.test.'))
    .map((file) => read(file).replaceAll('’', "'").replaceAll("\\'", "'").replaceAll(/\s+/g, ' '))
    .join('\n')
  expect(quoted.size).toBeGreaterThan(250)
  expect([...quoted].filter((text) => !composed.has(text) && !code.includes(text))).toEqual([])
  expect([...composed].filter((text) => !quoted.has(text))).toEqual([])
})
