import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readForm } from './read-form.ts'

const schema = z.strictObject({
  name: z.string().check(z.trim()),
  note: z.optional(
    z.pipe(
      z.string(),
      z.transform((text) => text || undefined),
    ),
  ),
  areas: z.array(z.enum(['sales', 'admin'])),
  rating: z.int(),
  years: z.optional(z.number()),
  agreed: z.boolean(),
  size: z.enum(['small', 'large']),
})

function formOf(entries: [string, string][]): FormData {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}

test('readForm reads each control according to its field’s type', () => {
  const data = formOf([
    ['name', ' Ada '],
    ['note', ''],
    ['areas', 'sales'],
    ['areas', 'admin'],
    ['rating', '7'],
    ['years', ''],
    ['agreed', 'on'],
    ['size', 'small'],
    ['unknown', 'left out'],
  ])
  expect(readForm(data, schema)).toEqual({
    name: ' Ada ',
    note: '',
    areas: ['sales', 'admin'],
    rating: 7,
    agreed: true,
    size: 'small',
  })
})

test('without a selection a checkbox group is an empty list, a radio group has no value, a checkbox is false', () => {
  expect(readForm(formOf([]), schema)).toEqual({ areas: [], agreed: false })
})
