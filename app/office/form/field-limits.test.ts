import { expect, test } from 'vitest'
import { addNote } from '#contracts/add-note'
import { correctDelivery } from '#contracts/correct-delivery'
import { createContact } from '#contracts/create-contact'
import { updateContact } from '#contracts/update-contact'
import { fieldLimits, fieldOf } from './field-limits.ts'

const limitsOf = (...[input, name]: Parameters<typeof fieldOf>) => {
  const field = fieldOf(input, name)
  return field && fieldLimits(field)
}

test.each([
  ['a required text', addNote.input, 'text', { required: true, maxLength: 10_000 }],
  ['an optional text', createContact.input, 'note', { required: false, maxLength: 5_000 }],
  ['a required address', correctDelivery.input, 'recipient', { required: true, maxLength: undefined }],
  ['a box', createContact.input, 'evenIfErased', { required: false, maxLength: undefined }],
  ['a text that null takes away', updateContact.input, 'next_step', { required: false, maxLength: 200 }],
  [
    'a day that null takes away',
    updateContact.input,
    'next_step_on',
    { required: false, maxLength: undefined },
  ],
  ['an address that must stay one', updateContact.input, 'email', { required: true, maxLength: undefined }],
] as const)('the limits of %s come from the contract', (_, input, name, expected) => {
  expect(limitsOf(input, name)).toEqual(expected)
})

test('fieldOf returns undefined for a name that the contract does not have', () => {
  expect(fieldOf(updateContact.input, 'nickname')).toBeUndefined()
})
