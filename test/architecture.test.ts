import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseEnv as parseDotEnv } from 'node:util'
import { getTableName } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { pages } from '#content/index'
import { privacyCopy } from '#content/pages/privacy'
import { deliveryKinds } from '#server/deliveries/kinds/index'
import { tables } from '#server/db/schema/index'
import { serviceNames, servicesWithChecks } from '#domain/services'
import { withServiceSettings } from '#server/services/env-example'
import { parseEnv } from '#server/settings/env.server'
import { settingsOfServices } from '#server/settings/service-settings'
import { functions } from '#server/functions/index'
import { declaredAccess } from '#test/access'

const root = join(import.meta.dirname, '..')
const filesIn = (pattern: string) => globSync(pattern, { cwd: root }).toSorted()
const read = (file: string) => readFileSync(join(root, file), 'utf8')

test('every function has a contract, a handler and a test with its name', () => {
  const handlers = filesIn('server/functions/*/*.ts').filter((file) =>
    /= define(Function|Form|Change|Read|Answer)\(/.test(read(file)),
  )
  // A plain form has no handler file, only its entry in the list.
  const plainForms = [...read('server/functions/index.ts').matchAll(/\bdefinePlainForm\((\w+),/g)].map(
    ([, name = '']) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  )
  expect([...handlers.map((file) => basename(file, '.ts')), ...plainForms].toSorted()).toEqual(
    functions.map(({ contract }) => contract.name).toSorted(),
  )
  const files = handlers.flatMap((file) => [
    `contracts/${basename(file)}`,
    file.replace('.ts', '.db.test.ts'),
  ])
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([])
})

test('the access matrix matches every function', () => {
  expect(Object.fromEntries(functions.map(({ contract, access }) => [contract.name, access]))).toEqual(
    declaredAccess,
  )
})

test('every kind of delivery has a file and a test', () => {
  const defined = filesIn('server/deliveries/kinds/*.ts').filter((file) =>
    /= define(Delivery|Mail)\(/.test(read(file)),
  )
  expect(defined.map((file) => basename(file, '.ts'))).toEqual(
    deliveryKinds.map(({ name }) => name).toSorted(),
  )
  const tests = filesIn('server/deliveries/**/*.db.test.ts').map(read).join('\n')
  for (const { name } of deliveryKinds) expect(tests).toContain(name)
})

test('every page has a route and its own title and description', () => {
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

test('the privacy page names every browser storage key, once', () => {
  const named = privacyCopy.browser.rows.flatMap(({ keys }) => [...keys])
  expect(named).toEqual([...new Set(named)])
  for (const file of filesIn('app/**/*.ts')) {
    for (const [, key = ''] of read(file).matchAll(/[^.\w]kept\(\s*'([^']+)'/g))
      expect(named, file).toContain(key)
  }
})

test('.env.example is valid and names exactly the settings of docs/settings.md and of the services', () => {
  const example = parseDotEnv(read('.env.example'))
  expect(parseEnv(example).port).toBe(3000)
  const table = Array.from(read('docs/settings.md').matchAll(/^\| (`[A-Z_`, ]+) \|/gm), ([, names = '']) =>
    names.replaceAll('`', '').split(', '),
  )
  const ofServices = Object.keys(settingsOfServices)
  expect(Object.keys(example).toSorted()).toEqual([...table.flat(), ...ofServices].toSorted())
})

test('.env.example is up to date with npm run write-env-example', () => {
  const example = read('.env.example')
  expect(withServiceSettings(example)).toBe(example)
})

test('every service has a definition and its texts, and a stand-in if it has connection checks', () => {
  const withChecks = new Set<string>(servicesWithChecks)
  for (const name of serviceNames) {
    expect(existsSync(join(root, `server/services/${name}/service.ts`)), name).toBe(true)
    expect(existsSync(join(root, `content/services/${name}.ts`)), name).toBe(true)
    if (withChecks.has(name))
      expect(existsSync(join(root, `server/services/${name}/stand-in.ts`)), name).toBe(true)
  }
})
