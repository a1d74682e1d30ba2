import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { consentWording } from '#content/facts/testimonials'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { testimonials } from '#server/db/schema/testimonials'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleBodies } from '#test/examples'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const example = exampleBodies['submit-testimonial']
const stored = () => database.db.select().from(testimonials)
const keys = async () =>
  (await database.db.select({ key: deliveries.dedupe_key }).from(deliveries)).map(({ key }) => key).toSorted()

test('submit-testimonial stores a pending testimonial with its consent text, and notifies the owner', async () => {
  const answer = await createTestApp(database).post('submit-testimonial', example)
  expect(answer.status, answer.body.error).toBe(200)
  expect(answer.body['message']).toBe(
    'Your testimonial has been submitted and will be reviewed before being published.',
  )
  const { id } = answer.body['data'] as { id: string }
  expect(await stored()).toMatchObject([
    {
      id,
      name: 'Ada Example',
      role: 'Founder',
      company: 'Example Ltd',
      testimonial: 'The report I typed every Friday now writes itself.',
      rating: 5,
      category: 'business-coaching',
      image_url: 'https://example.com/ada.png',
      picture: null,
      is_approved: false,
      is_sample: false,
      consent_wording: consentWording,
    },
  ])
  expect(await keys()).toEqual([`owner-notice:testimonial:${id}`, `testimonial-picture:${id}`])
  expect(await database.db.select().from(activities)).toMatchObject([
    { kind: 'testimonial', subject_id: id, contact_id: null },
  ])
})

test('submit-testimonial accepts null for empty fields, and defaults the rating to 5', async () => {
  const { post } = createTestApp(database)
  const answer = await post('submit-testimonial', {
    name: 'Ada',
    role: null,
    company: null,
    testimonial: 'It works.',
    category: 'ai-youth-program',
    image_url: null,
  })
  expect(answer.status, answer.body.error).toBe(200)
  expect(await stored()).toMatchObject([
    { role: null, company: null, rating: 5, image_url: null, consent_wording: null },
  ])
  expect(await keys()).toHaveLength(1)
})

test('an address makes the author a contact who can be asked for permission, and is not published', async () => {
  const { post } = createTestApp(database, { role: 'editor' })
  const body = { ...example, consent: undefined, email: ' Ada@Example.com ', visit: undefined }
  const answer = await post('submit-testimonial', body)
  expect(answer.status, answer.body.error).toBe(200)
  const { id } = answer.body['data'] as { id: string }
  const [author] = await database.db.select().from(contacts)
  expect(author).toMatchObject({
    email: 'ada@example.com',
    name: 'Ada Example',
    company: 'Example Ltd',
    confirmed_at: null,
    waiting_since: null,
  })
  expect(await database.db.select().from(activities)).toMatchObject([{ contact_id: author?.id }])
  expect((await post('ask-permission', { id })).status).toBe(200)
  expect(await keys()).toContainEqual(expect.stringContaining(`permission-mail:${id}`))
  await post('update-testimonial-status', { id, isApproved: true })
  expect(JSON.stringify((await post('list-testimonials', {})).body)).not.toContain('ada@')
})

test.each([[''], [undefined]])('a testimonial with the address %j has no author', async (email) => {
  const { post } = createTestApp(database)
  expect((await post('submit-testimonial', { ...example, email })).status).toBe(200)
  expect(await database.db.$count(contacts)).toBe(0)
  const { body } = await post('submit-testimonial', { ...example, email: 'ada' })
  expect(body).toMatchObject({ issues: [{ path: 'email', message: 'Please enter a valid email address' }] })
})

test('a testimonial submitted twice under one submission id is stored once', async () => {
  const { post } = createTestApp(database)
  const body = { ...example, submissionId: randomUUID() }
  const answers = await Promise.all([post('submit-testimonial', body), post('submit-testimonial', body)])
  expect(answers[0].body).toEqual(answers[1].body)
  expect(await stored()).toHaveLength(1)
})

test.each([
  ['name', ' ', 'Please enter your full name'],
  ['testimonial', '', 'Please enter your testimonial'],
  ['category', '', 'Please select a program or service'],
  ['category', 'workshop', 'Please select a program or service'],
  ['rating', 0, 'Please choose a rating from 1 to 5'],
  ['rating', 6, 'Please choose a rating from 1 to 5'],
  ['rating', 4.5, 'Please choose a rating from 1 to 5'],
  ['image_url', 'http://example.com/a.png', 'Please enter an address that starts with https://'],
  ['image_url', 'javascript:alert(1)', 'Please enter an address that starts with https://'],
  ['image_url', 'me.png', 'Please enter an address that starts with https://'],
  ['consent', false, 'Please tick this box so that we may publish it'],
])('submit-testimonial refuses %s %j', async (path, value, message) => {
  const answer = await createTestApp(database).post('submit-testimonial', { ...example, [path]: value })
  expect(answer.status).toBe(422)
  expect(answer.body.issues).toEqual([{ path, message }])
  expect(await stored()).toEqual([])
})
