import { eq } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import type { ContentOverlay } from '#content/facts/content'
import { readOverlayFrom } from '#content/facts/current-content'
import { activities } from '#server/db/schema/activities'
import { calls } from '#server/db/schema/calls'
import { deliveries } from '#server/db/schema/deliveries'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import { first, withCalls } from '#test/call-desk'
import { exampleBodies } from '#test/examples'

const { db, visitor, editor, viewer, owner, current } = withCalls()

/** Sets the questions about a call, and its length to 45 minutes. */
function ask(...questions: { text: string; isRequired: boolean }[]): void {
  const overlay: ContentOverlay = { calls: { intro: { minutes: 45, questions } } }
  readOverlayFrom(() => overlay)
  onTestFinished(() => readOverlayFrom(() => undefined))
}
const tools = { text: 'Which tools do you use?', isRequired: true }
const others = { text: 'Who else decides?', isRequired: false }
const body = (more: object = {}) => ({
  ...exampleBodies['book-call'],
  startsAt: first.toISOString(),
  ...more,
})
const answered = { question1: tools.text, answer1: 'A spreadsheet.' }
const ofCall = async () =>
  (await db().select().from(activities).where(eq(activities.kind, 'call')))[0]?.content

test('answers are stored with the wording of their questions in call, timeline and webhook payload', async () => {
  ask(tools, others)
  await editor().post('book-call', body({ ...answered, question2: others.text, answer2: 'My partner.' }))
  const answers = [
    { question: tools.text, answer: 'A spreadsheet.' },
    { question: others.text, answer: 'My partner.' },
  ]
  expect(await current()).toMatchObject({ answers, minutes: 45 })
  ask({ text: 'Something new?', isRequired: true })
  const { data } = (await viewer().post('list-calls', { filters: { view: 'upcoming' } })).body
  expect(data).toMatchObject([{ answers }])
  expect(await ofCall()).toEqual(
    expect.arrayContaining([
      ['question1', tools.text],
      ['answer1', 'A spreadsheet.'],
      ['question2', others.text],
      ['answer2', 'My partner.'],
    ]),
  )
  const sent = await db().select().from(deliveries).where(eq(deliveries.kind, 'webhook'))
  expect(JSON.stringify(sent)).toContain('Which tools do you use?')
})

test('book-call refuses a request without the answer to a required question and stores nothing', async () => {
  ask(tools, others)
  const answer = await visitor().post('book-call', body({ question1: tools.text, answer1: ' ' }))
  expect(answer.status).toBe(422)
  expect(answer.body.issues).toEqual([{ path: 'answer1', message: 'Please answer this question' }])
  expect(await db().select().from(calls)).toEqual([])
})

test('an optional question without an answer is not stored', async () => {
  ask(others)
  await visitor().post('book-call', body({ question1: others.text }))
  expect(await current()).toMatchObject({ answers: [] })
  expect((await ofCall())?.map(([name]) => name)).not.toContain('question1')
})

test('an answer to a question that was reworded since is stored with the wording the visitor saw', async () => {
  ask({ text: 'How many people work with you?', isRequired: true })
  const answer = await visitor().post('book-call', body(answered))
  expect(answer.status).toBe(200)
  expect(await current()).toMatchObject({ answers: [{ question: tools.text, answer: 'A spreadsheet.' }] })
})

test('a question has at most 120 characters, an answer 1,000', async () => {
  const answer = await visitor().post(
    'book-call',
    body({ question1: 'q'.repeat(121), answer1: 'a'.repeat(1001) }),
  )
  expect(answer.body.issues?.map(({ path }) => path)).toEqual(['question1', 'answer1'])
})

test('releasing a quarantined request keeps its answers and does not require questions added since', async () => {
  ask(tools)
  await visitor().post('book-call', body({ ...answered, topic: 'x' }))
  expect(await db().select().from(calls)).toEqual([])
  ask(tools, { text: 'Who pays?', isRequired: true })
  const [held] = await db().select().from(quarantinedSubmissions)
  expect((await editor().post('release-submission', { id: held?.id })).status).toBe(200)
  expect(await current()).toMatchObject({ answers: [{ answer: 'A spreadsheet.' }] })
})

test('publish-facts refuses more than two questions for a type of call', async () => {
  const overlay = { calls: { intro: { questions: [tools, others, { ...others, text: 'Why now?' }] } } }
  const answer = await editor().post('publish-facts', { overlay, seenNumber: 0 })
  expect(answer.status).toBe(422)
})

test('erasing a contact deletes their answers to call questions', async () => {
  ask(tools)
  await visitor().post('book-call', body(answered))
  const [entry] = await db().select().from(activities).where(eq(activities.kind, 'call'))
  expect((await owner().post('erase-contact', { id: entry?.contact_id })).status).toBe(200)
  const left = await Promise.all([
    db().select().from(calls),
    db().select().from(activities),
    db().select().from(deliveries),
  ])
  expect(JSON.stringify(left)).not.toContain('A spreadsheet.')
})
