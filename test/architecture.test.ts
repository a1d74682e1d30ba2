import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseEnv as parseDotEnv } from 'node:util'
import { getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pages } from '#content/index'
import { privacyCopy } from '#content/pages/privacy'
import { deliveryKinds } from '#server/deliveries/kinds/index'
import { tables } from '#server/db/schema/index'
import { parseEnv } from '#server/settings/env.server'
import { functions } from '#server/functions/index'
import { declaredAccess } from '#test/access'

const root = join(import.meta.dirname, '..')
const filesIn = (pattern: string) => globSync(pattern, { cwd: root }).toSorted()
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('every function has its contract, its handler and its test, named alike', () => {
  const handlers = filesIn('server/functions/*/*.ts').filter((file) =>
    /= define(Function|Form|Change|Read|Answer)\(/.test(read(file)),
  )
  expect(handlers.map((file) => basename(file, '.ts')).toSorted()).toEqual(
    functions.map(({ contract }) => contract.name).toSorted(),
  )
  const files = handlers.flatMap((file) => [
    `contracts/${basename(file)}`,
    file.replace('.ts', '.db.test.ts'),
  ])
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test('every function is open to whom the access matrix says', () => {
  expect(Object.fromEntries(functions.map(({ contract, access }) => [contract.name, access]))).toEqual(
    declaredAccess,
  )
})

test('every kind of delivery is a file of its own and is tested', () => {
  const defined = filesIn('server/deliveries/kinds/*.ts').filter((file) =>
    /= define(Delivery|Mail)\(/.test(read(file)),
  )
  expect(defined.map((file) => basename(file, '.ts'))).toEqual(
    deliveryKinds.map(({ name }) => name).toSorted(),
  )
  const tests = filesIn('server/deliveries/**/*.db.test.ts').map(read).join('\n')
  for (const { name } of deliveryKinds) expect(tests).toContain(name)
})

test('every page is a route and has its own title and description', () => {
  const routes = read('app/routes.ts')
  for (const { path } of pages) expect(routes).toContain(path === '/' ? 'index(' : `'${path.slice(1)}'`)
  for (const key of ['path', 'title', 'description'] as const) {
    expect(new Set(pages.map((page) => page[key])).size).toBe(pages.length)
  }
})

test('every table is in the migrations', () => {
  const migrations = filesIn('server/db/migrations/*.sql').map(read).join('\n')
  for (const table of tables) expect(migrations).toContain(`CREATE TABLE "${getTableName(table)}"`)
})

test('paths named in the documents exist', () => {
  const documents = ['README.md', ...filesIn('docs/*.md'), ...filesIn('docs/decisions/*.md')]
  for (const document of documents) {
    const named = Array.from(
      read(document).matchAll(/`((?:app|content|contracts|deploy|docs|domain|e2e|server|test)\/[\w./-]*)`/g),
      ([, path = '']) => path,
    )
    for (const path of named.filter((each) => !each.includes('book-call'))) {
      expect(existsSync(join(root, path)), `${path} in ${document}`).toBe(true)
    }
  }
})

test('the privacy page names every key that is kept in the browser, once', () => {
  const named = privacyCopy.browser.rows.flatMap(({ keys }) => [...keys])
  expect(named).toEqual([...new Set(named)])
  for (const file of filesIn('app/**/*.ts')) {
    for (const [, key = ''] of read(file).matchAll(/[^.\w]kept\(\s*'([^']+)'/g))
      expect(named, file).toContain(key)
  }
})

test('.env.example can be used as it is and names what the README names', () => {
  const example = parseDotEnv(read('.env.example'))
  expect(parseEnv(example).port).toBe(3000)
  const table = Array.from(read('README.md').matchAll(/^\| (`[A-Z_`, ]+) \|/gm), ([, names = '']) =>
    names.replaceAll('`', '').split(', '),
  )
  expect(Object.keys(example).toSorted()).toEqual(table.flat().toSorted())
})
