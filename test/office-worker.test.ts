import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const client = join(import.meta.dirname, '../build/client')

test('every file that the office’s service worker caches exists', () => {
  const worker = readFileSync(join(client, 'office-worker.js'), 'utf8')
  const files = worker.match(/\/assets\/[\w.-]+\.\w+/g) ?? []
  expect(files.length).toBeGreaterThan(40)
  // A missing file would prevent the worker from being installed.
  expect(files.filter((file) => !existsSync(join(client, file)))).toEqual([])
})
