import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { caseStudies } from '#server/db/schema/case-studies'
import { deliveries } from '#server/db/schema/deliveries'
import { createTestApp } from '#test/app'
import { putCaseStudy } from '#test/case-studies'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleBodies } from '#test/examples'
import { loggedIn } from '#test/log'

const { image_url: inline } = exampleBodies['update-case-study-image'] as { image_url: string }

let database: TestDatabase
let id: string
beforeEach(async () => {
  database = await testDatabase()
  id = await putCaseStudy(database.db, { title: 'Before', slug: 'before', is_published: false })
})

const post = (name: string, body: object) => createTestApp(database, { role: 'editor' }).post(name, body)
const update = (body: object) => post('update-case-study', { id, ...body })
const stored = async () => (await database.db.select().from(caseStudies))[0]

test('update-case-study changes every field in one logged action', async () => {
  const texts = {
    title: 'After',
    client_name: 'A bakery',
    industry: 'Food',
    challenge: 'Orders waited.\n\nFor days.',
    solution: 'One list.',
    results: 'Nobody waits.',
    gamma_url: 'https://gamma.app/docs/after',
    gamma_description: 'Orders, on time.',
    testimonial_quote: 'It holds.',
    testimonial_author: 'Ada',
    testimonial_role: 'Owner',
    project_duration: '6 weeks',
    services_provided: 'Automation',
    tags: ['b', 'a'],
  }
  const flags = { is_published: true, featured: true, is_sample: false }
  const metrics = [
    { label: 'zebra', value: '9 %' },
    { label: 'ant', value: '1' },
  ]
  const answer = await update({ ...texts, ...flags, metrics, image_url: inline, client_logo_url: inline })
  expect(answer.status, answer.body.error).toBe(200)
  const shown = { ...texts, ...flags, metrics: { zebra: '9 %', ant: '1' }, slug: 'before' }
  const picture = expect.stringMatching(/^\/pictures\/[\w-]{43}\.webp$/)
  const pictures = { image_url: picture, client_logo_url: picture }
  expect(answer.body['data']).toMatchObject({ ...shown, ...pictures })
  expect(Object.keys((await stored())?.metrics as object)).toEqual(['zebra', 'ant'])
  expect(await loggedIn(database)).toMatchObject([
    { before: { title: 'Before', is_published: false }, after: { title: 'After', is_published: true } },
  ])
  expect((await update({ ...texts, metrics })).body['logId'], 'nothing else').toBeNull()

  const emptied = await update({ challenge: ' ', gamma_url: '', image_url: null, client_logo_url: null })
  const gone = { challenge: null, gamma_url: null, image_url: null, client_logo_url: null, image_error: null }
  expect(emptied.body['data']).toMatchObject(gone)
})

test('update-case-study queues fetching a picture from another host', async () => {
  const address = 'https://pictures.example.com/x.jpg'
  const answer = await update({ image_url: address })
  expect(answer.body['data']).toMatchObject({ image_url: null, wanted_image_url: address })
  expect(await database.db.select().from(deliveries)).toMatchObject([
    { kind: 'case-study-picture', payload: { caseStudyId: id, address } },
  ])
})

test('update-case-study returns a conflict when somebody else has saved the study since', async () => {
  const updatedAt = (await stored())?.updated_at.toISOString()
  expect((await update({ title: 'One', updatedAt })).status).toBe(200)
  const late = await update({ title: 'Two', updatedAt })
  expect(late.body).toMatchObject({
    code: 'conflict',
    error: 'Somebody has changed this case study in the meantime.',
  })
  expect((await stored())?.title).toBe('One')
  expect((await update({ title: 'One', updatedAt })).status, 'the same is no conflict').toBe(200)
})

test('the automatic copy of an external picture does not prevent an undo', async () => {
  const answer = await update({ image_url: 'https://pictures.example.com/x.jpg' })
  await database.db
    .update(caseStudies)
    .set({ image_url: `/pictures/${'x'.repeat(43)}.webp`, updated_at: new Date() })
  const undone = await post('undo', { logId: answer.body['logId'] })
  expect(undone.status, undone.body.error).toBe(200)
  expect(await stored()).toMatchObject({ image_url: null })
})

test.each([
  [{ title: ' ' }, 'title', 'Please enter a title for the case study'],
  [{ gamma_url: 'https://gamma.app.evil.test' }, 'gamma_url', 'Please enter a valid Gamma presentation URL'],
  [{ image_url: 'http://x.example.com/a.png' }, 'image_url', 'Please enter an https address of an image'],
  [{ client_logo_url: 'https://x.example.com/a.png' }, 'client_logo_url', 'Please choose an image file'],
  [
    { client_logo_url: 'data:image/png;base64,eA==' },
    'client_logo_url',
    'Please choose a PNG, JPEG, WebP or GIF picture.',
  ],
  [{ metrics: [{ label: '', value: '1' }] }, 'metrics.0.label', 'Please name the figure'],
])('update-case-study refuses %j', async (change, path, message) => {
  const before = await stored()
  const answer = await update(change)
  expect([answer.status, answer.body.issues]).toEqual([422, [{ path, message }]])
  expect(await stored()).toEqual(before)
})

test('update-case-study returns not_found for a missing study', async () => {
  expect((await update({ id: randomUUID(), title: 'After' })).body.code).toBe('not_found')
})

test('update-case-study refuses to publish an empty study and to empty a published one', async () => {
  const nothingYet =
    'There’s nothing to read yet. Add a story, a figure, a quote or a presentation, then publish it.'
  const refused = await update({ is_published: true })
  expect(refused.status).toBe(422)
  expect(refused.body).toMatchObject({
    error: nothingYet,
    issues: [{ path: 'is_published', message: nothingYet }],
  })
  expect((await stored())?.is_published).toBe(false)
  expect((await update({ is_published: true, results: 'Nobody waits.' })).status).toBe(200)
  const emptied = await update({ results: '' })
  expect([emptied.status, emptied.body.error]).toEqual([
    422,
    'Visitors would find nothing to read. Take the case study off the site first.',
  ])
  expect((await update({ results: '', is_published: false })).status).toBe(200)
})

test('undo is refused when it would leave an empty case study published', async () => {
  const changed = await update({ results: 'Nobody waits.' })
  await update({ is_published: true })
  const undone = await post('undo', { logId: changed.body['logId'] })
  expect([undone.status, undone.body.error]).toEqual([
    422,
    'Visitors would find nothing to read. Take the case study off the site first.',
  ])
  expect(await stored()).toMatchObject({ is_published: true, results: 'Nobody waits.' })
})

test('a case study that was published empty before can still be edited', async () => {
  await database.db.update(caseStudies).set({ is_published: true })
  expect((await update({ client_name: 'A bakery' })).status).toBe(200)
})
