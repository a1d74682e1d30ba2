import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineContract } from '#contracts/contract'
import { defineChange, defineFunction } from './define-function.ts'

const contract = defineContract({ name: 'x', input: z.strictObject({}), output: z.object({}) })

// A compile-time test: each of these lines must be a type error.
test('an admin’s change cannot be defined without reporting what it changed', () => {
  const forgetful = [
    // @ts-expect-error -- `handle` says nothing of what it changes.
    defineFunction(contract, { access: 'editor', handle: async () => ({}) }),
    // @ts-expect-error -- Its answer alone.
    defineChange(contract, { access: 'owner', change: async () => ({}) }),
    // @ts-expect-error -- Its answer, and not what it changed.
    defineChange(contract, { access: 'viewer', change: async () => ({ answer: {} }) }),
    // @ts-expect-error -- What a visitor does has no place in the log.
    defineChange(contract, { access: 'public', change: async () => ({ answer: {}, changes: [] }) }),
  ]
  const right = defineChange(contract, {
    access: 'editor',
    change: async () => ({ answer: {}, changes: [] }),
  })
  expect([...forgetful, right]).toHaveLength(5)
})
