import { beforeEach, expect, test } from 'vitest'
import { contacts } from '#server/db/schema/contacts'
import { newsletterSubscribers } from '#server/db/schema/newsletter-subscribers'
import { scorecardSubmissions } from '#server/db/schema/scorecard-submissions'
import { signUps } from '#server/db/schema/sign-ups'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleAnswers, exampleBodies } from '#test/examples'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

/** Twelve addresses as they are stored, each with four other ways in which people and programs write it. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  'ada@plain.example': [
    'Ada@Plain.Example',
    ' ada@plain.example ',
    'mailto:ada@plain.example',
    'ada@plain.example.',
  ],
  'bo@plain.example': [
    'Bo Lind <bo@plain.example>',
    '<bo@plain.example>',
    '"Lind, Bo" <BO@plain.example>;',
    'bo@plain.example,',
  ],
  'cy@xn--mller-kva.example': [
    'cy@müller.example',
    'cy@mu\u0308ller.example',
    'Cy@MÜLLER.example',
    'cy@XN--MLLER-KVA.example',
  ],
  'di@mail.xn--caf-dma.example': [
    'di@mail.café.example',
    'di@mail.cafe\u0301.example',
    'mailto:di@mail.CAFÉ.example',
    'Di <di@mail.café.example>',
  ],
  'ed@xn--fsqu00a.xn--55qx5d': ['ed@例子.公司', 'ed@例子。公司', 'ED@例子.公司', 'ed@例子.公司.'],
  'fe@xn--e1afmkfd.xn--p1ai': ['fe@пример.рф', 'fe@ПРИМЕР.рф', 'Fe <fe@пример.рф>', '\u200efe@пример.рф'],
  'josé@mail.example': [
    'jose\u0301@mail.example',
    'JOSÉ@mail.example',
    'JOSE\u0301@mail.example',
    'José <josé@mail.example>',
  ],
  'zoë@xn--strae-oqa.example': [
    'zoë@straße.example',
    'zoe\u0308@straße.example',
    'ZOË@Straße.example',
    'zoë@stra\u00adße.example',
  ],
  'gus@hidden.example': [
    'gus\u200b@hidden.example',
    '\u202agus@hidden.example\u202c',
    '\ufeffgus@hidden.example',
    'gus@hid\u00adden.example',
  ],
  'hal@wide.example': [
    'hal＠wide.example',
    'hal@ｗｉｄｅ.example',
    'hal@wide．example',
    '\u3000hal@wide.example',
  ],
  '用户@mail.example': [
    ' 用户@mail.example',
    '用户@MAIL.example',
    'mailto:用户@mail.example?subject=Hi',
    '用户@mail.example;',
  ],
  'ivy+shop@plain.example': [
    'IVY+shop@plain.example',
    'Ivy <ivy+shop@plain.example>',
    'ivy+shop@plain.example\u2069',
    'ivy+SHOP@PLAIN.example',
  ],
}
const people = Object.keys(spellings).toSorted()
const all = Object.entries(spellings).flatMap(([address, others]) => [address, ...others])

const visitor = () => createTestApp(database)
const owner = () => createTestApp(database, { role: 'owner' })
const sorted = (rows: readonly { email: string }[]) => rows.map(({ email }) => email).toSorted()
const contactAddresses = async () => sorted(await database.db.select().from(contacts))

async function sendAll(send: (email: string) => Promise<{ status: number; body: { error?: unknown } }>) {
  expect(all.length).toBe(60)
  for (const email of all) {
    const answer = await send(email)
    expect(answer.status, `${email}: ${String(answer.body.error)}`).toBe(200)
  }
}

test('sixty spellings of twelve addresses sent with forms create twelve contacts', async () => {
  await sendAll((email) =>
    visitor().post('subscribe-contact', { ...exampleBodies['subscribe-contact'], email }),
  )
  expect(await contactAddresses()).toEqual(people)
  await sendAll((email) =>
    visitor().post('send-score-email', { score: 14, formData: { ...exampleAnswers, email } }),
  )
  expect(await contactAddresses()).toEqual(people)
  expect([...new Set(sorted(await database.db.select().from(scorecardSubmissions)))]).toEqual(people)
})

test('sixty spellings of twelve addresses on the newsletter create twelve subscribers', async () => {
  await sendAll((email) => visitor().post('subscribe-newsletter', { name: 'Ada', email }))
  expect(sorted(await database.db.select().from(newsletterSubscribers))).toEqual(people)
})

test('importing sixty spellings of twelve addresses creates twelve contacts, and importing them again none', async () => {
  const csv = ['email', ...all.map((email) => `"${email.replaceAll('"', '""')}"`)].join('\n')
  for (const _again of [1, 2]) {
    const answer = await owner().post('import-contacts', { csv, dryRun: false })
    expect(answer.status, answer.body.error).toBe(200)
    expect(await contactAddresses()).toEqual(people)
  }
})

test('adding sixty spellings of twelve addresses by hand makes twelve contacts', async () => {
  await sendAll((email) => owner().post('create-contact', { email, name: 'Ada' }))
  expect(await contactAddresses()).toEqual(people)
})

test('signing up with sixty spellings of twelve addresses leaves sign-ups of twelve addresses', async () => {
  for (const email of all) {
    const answer = await visitor().requestJson('/auth/v1/signup', { email, password: 'a long enough one' })
    expect(answer.status, email).toBe(200)
  }
  expect([...new Set(sorted(await database.db.select().from(signUps)))].toSorted()).toEqual(people)
})

test('an address is erased under any spelling, and every other spelling is suppressed too', async () => {
  for (const [address, others] of Object.entries(spellings)) {
    for (const email of others) {
      await visitor().post('subscribe-contact', { ...exampleBodies['subscribe-contact'], email: address })
      const erased = await owner().post('erase-contact', { email, mentions: [] })
      expect(erased.status, `${email}: ${erased.body.error}`).toBe(200)
      expect(await contactAddresses()).toEqual([])
    }
    for (const email of [address, ...others])
      expect((await owner().post('create-contact', { email, name: 'Ada' })).status, email).not.toBe(200)
  }
})
