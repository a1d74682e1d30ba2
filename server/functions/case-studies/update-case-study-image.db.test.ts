import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { caseStudies } from '#server/db/schema/case-studies'
import { deliveries } from '#server/db/schema/deliveries'
import { createTestApp } from '#test/app'
import { putCaseStudy } from '#test/case-studies'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleBodies } from '#test/examples'
import { loggedIn } from '#test/log'

const name = 'update-case-study-image'
const { image_url: inline } = exampleBodies[name] as { image_url: string }

let database: TestDatabase
let id: string
beforeEach(async () => {
  database = await testDatabase()
  id = await putCaseStudy(database.db, {
    title: 'Before',
    slug: 'before',
    image_url: '/thumbnails/reminder.svg',
  })
})

const update = (body: object) => createTestApp(database, { role: 'editor' }).post(name, { id, ...body })
const stored = async () => (await database.db.select().from(caseStudies))[0]
const ledger = () => database.db.select().from(deliveries)

test('update-case-study-image changes the title alone and keeps slug and picture', async () => {
  const answer = await update({ title: ' After ' })
  expect(answer.status).toBe(200)
  expect(await stored()).toMatchObject({
    title: 'After',
    slug: 'before',
    image_url: '/thumbnails/reminder.svg',
  })
  expect((await stored())?.updated_at.getTime()).toBeGreaterThan((await stored())?.created_at.getTime() ?? 0)
})

test('update-case-study-image changes the picture alone, to a copy that this site stores', async () => {
  await update({ image_url: inline, title: '' })
  expect(await stored()).toMatchObject({
    title: 'Before',
    image_url: expect.stringMatching(/^\/pictures\/[\w-]{43}\.webp$/),
  })
  expect(await ledger()).toEqual([])
})

test('the log contains the URL of a case study’s picture before and after, and no image data', async () => {
  await update({ image_url: inline, title: 'After' })
  await update({ title: 'After' })
  expect(await loggedIn(database)).toMatchObject([
    {
      action: name,
      subject_kind: 'case-study',
      subject_id: id,
      before: { title: 'Before', image_url: '/thumbnails/reminder.svg' },
      after: { title: 'After', image_url: (await stored())?.image_url },
    },
  ])
})

test('update-case-study-image stores the URL of an external picture and queues fetching it', async () => {
  const address = 'https://pictures.example.com/x.jpg?size=large'
  const answer = await update({ image_url: ` ${address} ` })
  expect(answer.body['data']).toMatchObject({ image_url: null, wanted_image_url: address })
  expect(await ledger()).toMatchObject([
    { kind: 'case-study-picture', payload: { caseStudyId: id, address }, state: 'pending' },
  ])
})

test.each([
  [{}, 'title', 'Please make changes before saving'],
  [{ title: ' ', image_url: ' ' }, 'title', 'Please make changes before saving'],
  [
    { image_url: 'http://pictures.example.com/x.jpg' },
    'image_url',
    'Please enter an https address of an image',
  ],
  [{ image_url: 'javascript:alert(1)' }, 'image_url', 'Please enter an https address of an image'],
  [{ image_url: '/pictures/x.webp' }, 'image_url', 'Please enter an https address of an image'],
  [{ image_url: 'data:image/svg+xml,<svg/>' }, 'image_url', 'Please choose an image file'],
  [
    { image_url: 'data:image/png;base64,eA==' },
    'image_url',
    'Please choose a PNG, JPEG, WebP or GIF picture.',
  ],
])('update-case-study-image refuses %j', async (change, path, message) => {
  const before = await stored()
  const answer = await update(change)
  expect([answer.status, answer.body.issues]).toEqual([422, [{ path, message }]])
  expect(await stored()).toEqual(before)
})

test('update-case-study-image returns 404 for a missing study', async () => {
  const answer = await update({ id: randomUUID(), title: 'After' })
  expect([answer.status, answer.body.code]).toEqual([404, 'not_found'])
})
