import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { errorsByField } from './use-function-form.ts'

const schema = z.strictObject({ email: z.string(), areas: z.array(z.string()) })

test.each([
  ['a field', 'email', { email: 'No.' }],
  ['a field inside a larger input', 'formData.email', { email: 'No.' }],
  ['an item of a list', ['areas', 2], { areas: 'No.', 'areas.2': 'No.' }],
  ['an item of a list in an answer', 'areas.0', { areas: 'No.', 'areas.0': 'No.' }],
  ['a field this form has not', 'company', {}],
  ['the input as a whole', '', {}],
])('errorsByField maps an issue at %s', (_, path, expected) => {
  expect(errorsByField(schema, [{ path, message: 'No.' }])).toEqual(expected)
})

test('errorsByField keeps the first error of a field', () => {
  const issues = [
    { path: 'email', message: 'First.' },
    { path: 'email', message: 'Second.' },
  ]
  expect(errorsByField(schema, issues)).toEqual({ email: 'First.' })
})
