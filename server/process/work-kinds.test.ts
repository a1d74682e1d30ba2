import { expect, test } from 'vitest'
import { functions } from '#server/functions/index'
import { workKinds } from './work-kinds.ts'

const kindOf = workKinds(functions)
const named = (path: string) => kindOf(path).name

test('each function that stores something and the chat have a queue of their own', () => {
  const names = ['send-score-email', 'subscribe-contact', 'chatbot-response', 'import-contacts', 'keep-seat']
  expect(names.map((name) => named(`/functions/v1/${name}?x`))).toEqual(names)
})

test('a form runs more requests at once than work with statements of its own', () => {
  const atOnce = (path: string) => kindOf(path).atOnce
  for (const path of ['/functions/v1/list-contacts', '/functions/v1/import-contacts', '/admin/leads'])
    expect(atOnce('/functions/v1/send-score-email'), path).toBeGreaterThan(atOnce(path))
})

test('sign-ins with a password and token refreshes have separate queues', () => {
  const [tries, staying] = ['password', 'refresh_token'].map((grant) =>
    named(`/auth/v1/token?grant_type=${grant}`),
  )
  expect(tries).not.toBe(staying)
})

test('event streams have no limit on concurrent requests', () => {
  expect(kindOf('/events/admin').atOnce).toBe(Infinity)
})

test('unknown addresses share the queue of pages', () => {
  const made = ['/functions/v1/made-up', '/functions/v1/constructor', '/made/up', '/', '*', '']
  expect(new Set(made.map(named))).toEqual(new Set(['pages']))
})
