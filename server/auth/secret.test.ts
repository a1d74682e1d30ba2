import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/server-process'
import { authSecret } from './secret.ts'

test('authSecret creates a secret file once with mode 0600, and prefers a configured secret', () => {
  const dataDir = temporaryFolder()
  expect(authSecret({ given: 'the one from the settings', dataDir })).toBe('the one from the settings')
  expect(readdirSync(dataDir)).toEqual([])
  const made = authSecret({ given: undefined, dataDir })
  expect(made).toMatch(/^[\w-]{64}$/)
  expect(authSecret({ given: undefined, dataDir })).toBe(made)
  expect(readdirSync(dataDir)).toEqual(['auth-secret'])
  expect(statSync(join(dataDir, 'auth-secret')).mode & 0o777).toBe(0o600)
})
