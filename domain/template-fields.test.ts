import { expect, test } from 'vitest'
import { asTemplate, fillTemplate, hasKnownFields, missingFields } from './template-fields.ts'

const dana = {
  'first name': 'Dana',
  score: '14 of 27',
  tier: 'The System Architect',
  'yearly cost': '$31,200',
  'booking link': 'https://book.example.org/call?about=reply',
}

test('fills in each field of a reply template, regardless of case', () => {
  expect(
    fillTemplate('Hello {First name},\n\n{score}, {tier}: {yearly cost}. Pick a time: {booking link}', dana),
  ).toBe(
    'Hello Dana,\n\n14 of 27, The System Architect: $31,200. Pick a time: https://book.example.org/call?about=reply',
  )
})

test('without a first name, a greeting is shortened, and the field does not count as missing', () => {
  expect(fillTemplate('Hello {first name},', {})).toBe('Hello,')
  expect(missingFields('Hello {first name},', {})).toEqual([])
})

test('lists a template’s fields without a value, each once', () => {
  expect(missingFields('{score} and {score}, {booking link}', { score: '3 of 27' })).toEqual(['booking link'])
  expect(missingFields('{score} and {score}, {tier}', {})).toEqual(['score', 'tier'])
})

test('inserts template values literally, not as replacement patterns or further fields', () => {
  expect(fillTemplate('Hello {first name},', { 'first name': '$& {score}' })).toBe('Hello $& {score},')
})

test('rejects a template with an unknown field in braces', () => {
  expect(hasKnownFields('Hello {first name}, {}')).toBe(true)
  expect(hasKnownFields('Hello {name},')).toBe(false)
})

test('turns a message into a template: the greeting’s name and the booking link become fields', () => {
  const template = 'Hello {first name},\n\npick a time: {booking link}\n\nDana’s words stay.'
  expect(asTemplate(fillTemplate(template, dana), dana)).toBe(template)
  expect(asTemplate('Hello,\n\nDana', dana)).toBe('Hello,\n\nDana')
  expect(asTemplate('Hello Dana,', {})).toBe('Hello Dana,')
})
