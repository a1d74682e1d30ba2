import { beforeEach, expect, test } from 'vitest'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { podcastGuestApplications } from '#server/db/schema/podcast-guest-applications'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleBodies } from '#test/examples'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const stored = () => database.db.select().from(podcastGuestApplications)

test('submit-podcast-guest stores the application, its contact, a mail to them and the owner’s notice', async () => {
  const answer = await createTestApp(database).post('submit-podcast-guest', {
    email: ' Ada@Example.com ',
    linkedinProfile: 'linkedin.com/in/ada',
  })
  expect(answer.status, answer.body.error).toBe(200)
  const { id } = answer.body['data'] as { id: string }
  const linkedin = 'https://linkedin.com/in/ada'
  expect(await stored()).toMatchObject([{ id, email: 'ada@example.com', linkedin_profile: linkedin }])
  expect(await database.db.select().from(contacts)).toMatchObject([{ email: 'ada@example.com', linkedin }])
  expect(await database.db.select().from(activities)).toMatchObject([
    {
      kind: 'podcast-application',
      subject_id: id,
      content: expect.arrayContaining([['linkedinProfile', linkedin]]),
    },
  ])
  const written = await database.db.select().from(deliveries)
  expect(new Map(written.map(({ dedupe_key, recipient }) => [dedupe_key, recipient]))).toEqual(
    new Map([
      [`owner-notice:podcast-application:${id}`, null],
      [`podcast-application-mail:${id}`, 'ada@example.com'],
    ]),
  )
})

test.each([
  ["o'hara+podcast@sub.example.co.uk"],
  ['用户@例え.jp', '用户@xn--r8jz45g.jp'],
  ['first.last_1@xn--bcher-kva.example'],
  ['!#$%&*+-/=?^_`{|}~@example.com'],
])('submit-podcast-guest accepts the address %s', async (email, address = email) => {
  const body = { ...exampleBodies['submit-podcast-guest'], email }
  expect((await createTestApp(database).post('submit-podcast-guest', body)).status).toBe(200)
  expect(await stored()).toMatchObject([{ email: address }])
})

test('submit-podcast-guest names both invalid fields at once', async () => {
  const missingProfile = 'Please enter your LinkedIn profile'
  const badProfile = 'Please enter an address such as linkedin.com/in/you'
  for (const [body, profileMessage] of [
    [{}, missingProfile],
    [{ email: 'ada@', linkedinProfile: ' ' }, missingProfile],
    [{ email: '', linkedinProfile: 'javascript:alert(1)' }, badProfile],
    [{ email: 'x', linkedinProfile: 'https://a\n.example' }, badProfile],
  ] as const) {
    const answer = await createTestApp(database).post('submit-podcast-guest', body)
    expect(answer.status).toBe(422)
    expect(answer.body.issues).toEqual([
      { path: 'email', message: 'Please enter a valid email address' },
      { path: 'linkedinProfile', message: profileMessage },
    ])
  }
  expect(await stored()).toEqual([])
})
