import { beforeEach, expect, test } from 'vitest'
import { createAssistant } from '#server/assistant/assistant'
import { site } from '#content/facts/site'
import { nextSession } from '#server/queries/workshops/workshop-leads.server'
import { createTestApp } from '#test/app'
import { countAllRows, type TestDatabase, testDatabase } from '#test/database'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const name = 'chatbot-response'

test('chatbot-response returns an answer from the site’s facts, its source page and three suggestions', async () => {
  const { status, body } = await createTestApp(database).post(name, {
    userMessage: 'What does the audit cost?',
    conversationHistory: [],
  })
  expect(status).toBe(200)
  expect(body.botResponse).toContain('$1,999')
  expect(body.sources).toEqual([{ title: 'AI Audit', path: '/ai-audit' }])
  expect(body.suggestions).toHaveLength(3)
  expect(body.answered).toBe(true)
})

test('chatbot-response resolves "it" from the conversation', async () => {
  const { body } = await createTestApp(database).post(name, {
    userMessage: 'and how long does it take?',
    conversationHistory: [{ type: 'user', text: 'tell me about internal ops automation' }],
  })
  expect(body.botResponse).toContain('30 days')
})

test('chatbot-response says that it does not know the answer and gives the owner’s booking link', async () => {
  const bookingUrl = 'https://book.example.org/us'
  const settingsRenderer = { text: (text: string) => text.replaceAll(site.bookingUrl, bookingUrl) }
  const { body } = await createTestApp(database, { assistant: createAssistant({ settingsRenderer }) }).post(
    name,
    {
      userMessage: 'What is the capital of Peru?',
      conversationHistory: [],
    },
  )
  expect(body.answered).toBe(false)
  expect(body.botResponse).toContain(bookingUrl)
})

test('chatbot-response stores no row and does not log the visitor’s message', async () => {
  const { post, logLines } = createTestApp(database)
  const before = await countAllRows(database)
  await post(name, { userMessage: 'My secret is marzipan', conversationHistory: [] })
  expect(await countAllRows(database)).toBe(before)
  expect(logLines.join('')).not.toContain('marzipan')
})

test('chatbot-response answers while all database connections are in use', async () => {
  const held = await Promise.all(
    Array.from({ length: database.pool.options.max }, () => database.pool.connect()),
  )
  try {
    const { post } = createTestApp(database)
    const answer = await post(name, { userMessage: 'price?', conversationHistory: [] })
    expect(answer.status).toBe(200)
  } finally {
    for (const client of held) client.release()
  }
})

test.each([
  ['an empty message', { userMessage: ' \n ' }, 'Please type a question first'],
  ['an endless message', { userMessage: 'x'.repeat(1001) }, 'Please keep this under 1000 characters'],
  [
    'an endless conversation',
    {
      userMessage: 'price?',
      conversationHistory: Array.from({ length: 101 }, () => ({ type: 'user', text: 'hi' })),
    },
    'This conversation has become too long. Please start a new one',
  ],
])('chatbot-response refuses %s with 422 and a readable message', async (_, body, message) => {
  const answer = await createTestApp(database).post(name, { conversationHistory: [], ...body })
  expect(answer.status).toBe(422)
  expect(answer.body.error).toBe(message)
})

test('chatbot-response states the next workshop’s date and its number of free seats from the database', async () => {
  const assistant = createAssistant({
    settingsRenderer: { text: (text) => text },
    freeSeats: async () => (await nextSession(database.db, new Date())).seatsLeft,
  })
  const app = createTestApp(database, { assistant })
  const ask = async () =>
    String((await app.post(name, { userMessage: 'how many seats are left on friday?' })).body.botResponse)
  expect(await ask()).toContain('25 of 25 seats are free right now')
  await app.post('register-free-workshop', {
    name: 'Ada Example',
    email: 'ada@example.com',
    company: 'Example & Co.',
  })
  expect(await ask()).toContain('24 of 25 seats are free right now')
  expect(await ask()).toMatch(/The next one is Friday, \w+ \d+\./)
})

test('chatbot-response omits the number of free seats when counting them fails or hangs', async () => {
  for (const freeSeats of [() => Promise.reject(new Error('away')), () => new Promise<number>(() => {})]) {
    const assistant = createAssistant({ settingsRenderer: { text: (text) => text }, freeSeats })
    const { body } = await createTestApp(database, { assistant }).post(name, {
      userMessage: 'when is the next free workshop?',
    })
    expect(body.botResponse).toMatch(/The next one is Friday/)
    expect(body.botResponse).not.toContain('seats are free')
  }
})
