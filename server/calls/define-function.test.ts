import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defineContract } from '#contracts/contract'
import { defineChange, defineFunction } from './define-function.ts'

const contract = defineContract({ name: 'x', input: z.strictObject({}), output: z.object({}) })

// A compile-time test: each of these lines must be a type error.
test('an admin’s change cannot be defined without reporting what it changed', () => {
  const forgetful = [
    // @ts-expect-error -- `handle` does not return what it changes.
    defineFunction(contract, { access: 'editor', handle: async () => ({}) }),
    // @ts-expect-error -- `change` returns an empty object, without the changes.
    defineChange(contract, { access: 'owner', change: async () => ({}) }),
    // @ts-expect-error -- `change` returns a response without the changes.
    defineChange(contract, { access: 'viewer', change: async () => ({ answer: {} }) }),
    // @ts-expect-error -- A visitor’s change is not logged, so it cannot be public.
    defineChange(contract, { access: 'public', change: async () => ({ answer: {}, changes: [] }) }),
  ]
  const right = defineChange(contract, {
    access: 'editor',
    change: async () => ({ answer: {}, changes: [] }),
  })
  expect([...forgetful, right]).toHaveLength(5)
})
