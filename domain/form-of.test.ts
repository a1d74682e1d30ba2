import { expect, test } from 'vitest'
import { formOf, kindOfFunction, mailsSender } from './form-of.ts'

test.each([
  ['contact', 'free_workshop_registration', false],
  ['contact', 'ai_employee', true],
  ['contact', null, true],
  ['contact', 'a source of another program', true],
  ['free-workshop', 'free_workshop_registration', false],
  ['scorecard', null, true],
  ['testimonial', null, false],
] as const)('a submission of %s with source %s expects a reply: %s', (kind, source, expectsReply) =>
  expect(formOf({ kind, source }).expectsReply).toBe(expectsReply),
)

test('another program’s contact form uses the default contact form’s text', () => {
  expect(formOf({ kind: 'contact', source: 'crm' })).toMatchObject({
    title: 'Contact',
    subject: 'Contact form',
  })
  expect(formOf({ kind: 'contact', source: '' }).title).toBe('Home page form')
})

test.each([
  ['send-score-email', {}, true],
  ['send-to-sheets', {}, false],
  ['subscribe-contact', { source: 'assistant' }, true],
  ['subscribe-contact', { source: 'free_workshop_registration' }, false],
  ['submit-audit-intake', { token: 'abc' }, true],
  ['submit-audit-intake', {}, false],
  ['get-contact', {}, false],
  ['constructor', {}, false],
])('%s with %j mails its sender: %s', (name, input, mails) => expect(mailsSender(name, input)).toBe(mails))

test('a function that receives no form has no kind', () => {
  expect(kindOfFunction('toString')).toBeUndefined()
  expect(kindOfFunction('send-to-sheets')).toBe('scorecard')
})
