import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { makeUuid } from './make-uuid.ts'

afterEach(() => vi.unstubAllGlobals())

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('makes a UUID, also where the browser has no randomUUID', () => {
  expect(makeUuid()).toMatch(uuid)
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  expect(makeUuid()).toMatch(uuid)
  expect(makeUuid()).not.toBe(makeUuid())
})

test('no other browser code creates UUIDs', () => {
  const root = join(import.meta.dirname, '../..')
  const files = globSync('{app,content,contracts,domain}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: ['**/*.test.tsx'],
  })
  expect(files.length).toBeGreaterThan(200)
  const makers = files.filter((file) =>
    /\.randomUUID\(|crypto\.subtle/.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(makers).toEqual(['app/lib/make-uuid.ts'])
})
