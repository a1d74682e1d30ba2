import { beforeEach, expect, test } from 'vitest'
import { guestQuestions } from '#content/forms/guest-intake'
import { submitGuestIntake } from '#contracts/submit-guest-intake'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { podcastGuestResponsesRows } from '#server/db/schema/podcast-guest-responses-rows'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleGuestIntake } from '#test/examples'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const post = (body: object) => createTestApp(database).post('submit-guest-intake', body)
const stored = () => database.db.select().from(podcastGuestResponsesRows)

test('the guest intake form has every field of the contract, with the same required ones', () => {
  expect(guestQuestions.map(({ name }) => name)).toEqual(Object.keys(submitGuestIntake.fields.shape))
  const missing = submitGuestIntake.fields.safeParse({}).error?.issues.map(({ path }) => path[0])
  expect(guestQuestions.filter(({ required }) => required).map(({ name }) => name)).toEqual(missing)
})

test('submit-guest-intake stores the answers and returns the row', async () => {
  const answer = await post(exampleGuestIntake)
  expect(answer.status, answer.body.error).toBe(200)
  const row = {
    full_name: 'Ada Example',
    company_name: 'Example & Co.',
    title_role: 'Owner',
    email: 'ada@example.com',
    website: 'https://example.com',
    linkedin_profile: 'https://www.linkedin.com/in/ada-example',
    social_media_links: '@ada everywhere',
    business_description: 'We keep the books of small shops.',
    scaling_system: 'One list of clients, one owner for each, a check every Friday.',
    bottleneck_breakthrough: 'Receipts came by mail. Now they come through one form.',
    workflows_to_share: 'The receipts form.',
    avoid_topics: 'Our pricing.',
    short_bio: 'Ada has kept books for twenty years.',
    headshot_url: 'https://example.com/ada.jpg',
  }
  expect(answer.body['data']).toMatchObject(row)
  const { id } = answer.body['data'] as { id: string }
  expect(await stored()).toMatchObject([{ id, ...row }])
  expect(await database.db.select().from(contacts)).toMatchObject([
    { email: row.email, name: row.full_name, company: row.company_name, linkedin: row.linkedin_profile },
  ])
  const [activity] = await database.db.select().from(activities)
  expect(activity?.kind).toBe('guest-intake')
  expect(activity?.content).toHaveLength(Object.keys(row).length)
  const written = await database.db.select().from(deliveries)
  expect(written.map(({ dedupe_key }) => dedupe_key).toSorted()).toEqual([
    `guest-intake-mail:${id}`,
    `owner-notice:guest-intake:${id}`,
  ])
})

test('submit-guest-intake stores empty optional fields as null, and adds https:// to a web address', async () => {
  const answer = await post({
    ...exampleGuestIntake,
    website: 'example.com',
    socialMediaLinks: '',
    workflowsToShare: ' ',
    avoidTopics: undefined,
    shortBio: '',
    headshotUrl: '',
  })
  expect(answer.body['data']).toMatchObject({
    website: 'https://example.com',
    social_media_links: null,
    workflows_to_share: null,
    avoid_topics: null,
    short_bio: null,
    headshot_url: null,
  })
})

test('submit-guest-intake keeps line breaks, emoji and right-to-left marks', async () => {
  const text = 'Erste Zeile\r\nzweite\n\n👩🏽‍🔧 עברית \u202Eabc\u202C <b>=1+1</b>'
  const answer = await post({ ...exampleGuestIntake, businessDescription: text, fullName: 'זהב 👩🏽‍🔧' })
  expect(answer.status).toBe(200)
  expect(await stored()).toMatchObject([{ business_description: text, full_name: 'זהב 👩🏽‍🔧' }])
})

const required = guestQuestions.filter((question) => question.required).map(({ name }) => name)

test('submit-guest-intake names every missing field at once', async () => {
  const blank = Object.fromEntries(required.map((name) => [name, ' \n ']))
  for (const body of [{}, blank]) {
    const answer = await post(body)
    expect(answer.status).toBe(422)
    expect(answer.body.issues?.map(({ path }) => path)).toEqual(required)
  }
  expect(await stored()).toEqual([])
})

test.each([
  ['website', 'not an address', 'Please enter a web address, such as example.com'],
  ['linkedinProfile', 'javascript:alert(1)', 'Please enter an address such as linkedin.com/in/you'],
  ['headshotUrl', 'data:image/png;base64,AA', 'Please enter a web address, such as example.com'],
  ['email', 'ada@example', 'Please enter a valid email address'],
  ['shortBio', 'x'.repeat(10_000), 'Please keep this under 5000 characters'],
  ['businessDescription', '😀'.repeat(5_001), 'Please keep this under 5000 characters'],
])('submit-guest-intake refuses an invalid %s', async (path, value, message) => {
  const answer = await post({ ...exampleGuestIntake, [path]: value })
  expect(answer.status).toBe(422)
  expect(answer.body.issues).toEqual([{ path, message }])
})
