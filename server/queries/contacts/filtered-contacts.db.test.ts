import { sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { OutputOf } from '#contracts/contract'
import type { listContacts } from '#contracts/list-contacts'
import type { listViews } from '#contracts/list-views'
import type { Touch } from '#contracts/visit'
import { contactOrigins } from '#domain/contact-origin'
import { contactSource } from '#server/db/schema/contacts'
import { workshopLeads } from '#server/db/schema/workshop-leads'
import { createTestApp } from '#test/app'
import { putContact } from '#test/contacts'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleAnswers, exampleBodies } from '#test/examples'
import { ask, subscribe } from '#test/newsletter'
import { attributionOf } from './attribution.server.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const addressOf = (name: string) => `${name}@example.com`

/** Sends the example of a form as somebody. */
async function send(form: string, name: string, more: object = {}) {
  const { status, body } = await createTestApp(database).post(form, {
    ...exampleBodies[form],
    name,
    email: addressOf(name),
    ...more,
  })
  expect(status, body.error).toBe(200)
}

async function scorecard(name: string, answers: object) {
  const formData = { ...exampleAnswers, fullName: name, email: addressOf(name), ...answers }
  const body = { score: 14, submissionId: crypto.randomUUID(), formData }
  const { status, body: answer } = await createTestApp(database).post('send-score-email', body)
  expect(status, answer.error).toBe(200)
}

const post = (name: string, body: object) => createTestApp(database, { role: 'editor' }).post(name, body)

async function found(filters: object, q?: string) {
  const { status, body } = await post('list-contacts', { filters, q })
  expect(status, body.error).toBe(200)
  const { data, count } = body as unknown as OutputOf<typeof listContacts>
  expect(count).toEqual({ value: data.length, exact: true })
  return data
    .map(({ email }) => String(email.split('@')[0]))
    .toSorted()
    .join(' ')
}

const visit = (touch: Partial<Touch>) => {
  const at = { at: '2026-11-01T09:00:00.000Z', ...touch }
  return { visit: { first: at, last: at } }
}

test('leads are filtered by the forms they sent', async () => {
  await send('subscribe-contact', 'ada')
  await send('register-workshop', 'ada')
  await send('register-free-workshop', 'ben')
  await putContact(database, { email: addressOf('cy') })
  expect(await found({ form: ['contact'] })).toBe('ada')
  expect(await found({ form: ['contact', 'free-workshop'] })).toBe('ada ben')
  expect(await found({ form: ['readiness-workshop'], status: ['client'] })).toBe('')
  expect(await found({ form: ['contact', 'free-workshop'] }, 'ben')).toBe('ben')
})

test('leads are filtered by several answers, each given in one of their forms', async () => {
  await scorecard('ada', { leadHandling: 'missed', manualAreas: ['sales', 'hr'] })
  await scorecard('ben', { leadHandling: 'missed', manualAreas: ['sales'] })
  await scorecard('cy', { leadHandling: 'manual', manualAreas: ['hr'] })
  expect(await found({ answer: ['scorecard.leadHandling.missed'] })).toBe('ada ben')
  expect(await found({ answer: ['scorecard.leadHandling.missed', 'scorecard.manualAreas.hr'] })).toBe('ada')
  expect(await found({ answer: ['contact.leadHandling.missed'] })).toBe('')
  expect((await post('list-contacts', { filters: { answer: ['leadHandling'] } })).status).toBe(422)
})

test('leads are filtered by source, as the list names it', async () => {
  await send('subscribe-contact', 'ada', visit({ utm_source: 'linkedin' }))
  await send('subscribe-contact', 'ben', visit({ referrer: 'https://www.google.com/search' }))
  await send('subscribe-contact', 'cy', visit({}))
  await putContact(database, { email: addressOf('dan'), origin: 'import' })
  await putContact(database, { email: addressOf('eve') })
  expect(await found({ source: ['LinkedIn'] })).toBe('ada')
  expect(await found({ source: ['Google', 'Direct'] })).toBe('ben cy')
  expect(await found({ source: ['Import'] })).toBe('dan')
  const { body } = await post('list-views', {})
  expect((body as unknown as OutputOf<typeof listViews>).sources).toEqual([
    'Direct',
    'Google',
    'Import',
    'LinkedIn',
  ])
})

test('leads are filtered by newsletter state', async () => {
  await subscribe(database, { name: 'Ada', email: addressOf('ada') })
  await ask(database, { name: 'Ben', email: addressOf('ben') })
  await putContact(database, { email: addressOf('cy') })
  expect(await found({ newsletter: 'subscribed' })).toBe('ada')
  expect(await found({ newsletter: 'pending' })).toBe('ben')
  expect(await found({ newsletter: 'unsubscribed' })).toBe('')
})

test('leads are filtered by the permission to publish that they gave', async () => {
  await send('submit-workshop-feedback', 'ada')
  await send('submit-workshop-feedback', 'ben', { allowTestimonial: false })
  await send('submit-testimonial', 'cy')
  await send('submit-testimonial', 'dan', { consent: undefined })
  expect(await found({ mayPublish: true })).toBe('ada cy')
})

test('leads are filtered by workshop session', async () => {
  await send('register-free-workshop', 'ada')
  await send('register-workshop', 'ben')
  const [session] = await database.db.select().from(workshopLeads)
  const startsAt = session?.session_starts_at ?? new Date(NaN)
  expect(await found({ workshop: startsAt.toISOString() })).toBe('ada')
  expect(await found({ workshop: new Date(startsAt.getTime() + 1).toISOString() })).toBe('')
  expect(await found({ workshop: 'readiness' })).toBe('ben')
})

test('filters match the submissions of a merged lead at the surviving lead', async () => {
  await send('subscribe-contact', 'ada')
  await send('register-free-workshop', 'ben')
  await subscribe(database, { name: 'Ben', email: addressOf('ben') })
  const { rows } = await database.db.execute<{ id: string }>(sql`select id from contacts order by email`)
  const merged = await post('merge-contacts', { keep: rows[0]?.id, merge: rows[1]?.id })
  expect(merged.status, merged.body.error).toBe(200)
  for (const filters of [{ form: ['free-workshop'] }, { newsletter: 'subscribed' }])
    expect(await found(filters)).toBe('ada')
})

test('counts, saved views and bulk actions apply a filter to the same leads', async () => {
  for (const name of ['ada', 'ben']) await send('subscribe-contact', name, visit({ utm_source: 'linkedin' }))
  await putContact(database, { email: addressOf('cy') })
  const filters = { form: ['contact'], source: ['LinkedIn'] }
  expect((await post('count-contacts', { filters })).body['data']).toMatchObject({ found: 2, everyone: 3 })
  await post('save-view', { name: 'From LinkedIn', filters })
  const { data } = (await post('list-views', {})).body as unknown as OutputOf<typeof listViews>
  expect(data.at(-1)).toMatchObject({ name: 'From LinkedIn', filters, count: { value: 2, exact: true } })
  const set = await post('set-contact-status', { status: 'parked', filter: { filters }, expectedCount: 2 })
  expect(set.status, set.body.error).toBe(200)
  expect(await found({ status: ['parked'] })).toBe('ada ben')
})

test.each([
  [{ form: ['nonsense'] }, 'form'],
  [{ form: [] }, 'Name at least one form'],
  [{ source: [' '] }, 'Name a source'],
  [{ newsletter: 'perhaps' }, 'newsletter'],
  [{ workshop: '2026-02-30T10:00:00Z' }, 'Name a workshop'],
])('list-contacts responds 422 to the filter %j', async (filters, words) => {
  const { status, body } = await post('list-contacts', { filters })
  expect(status).toBe(422)
  expect(JSON.stringify(body)).toContain(words)
})

test('the SQL expression for a contact’s source gives the same names as attributionOf', async () => {
  const sources = [
    'Linkedin',
    ' LinkedIn.com ',
    'lnkd.in',
    'WWW.Google.co.uk',
    'google_ads',
    'gemini.google.com',
    'com.google.android.gm',
    'l.instagram.com',
    'm.facebook.com',
    'news.ycombinator.com',
    't.co',
    'Spring mailing',
    'brave-bakery.example',
    'yt|bing',
    'constructor',
    'Überraschung',
    '🙂',
    '',
    ' \u00a0',
    'x'.repeat(80),
    ...'newsletter podcast spotify gmail youtube adwords copilot ddg ecosia yahoo brave startpage qwant kagi'.split(
      ' ',
    ),
    ...'openai perplexity anthropic fb ig threads whatsapp twitter tiktok pinterest reddit bluesky quora'.split(
      ' ',
    ),
    ...'medium substack github slack outlook letter chatgpt claude bsky duckduckgo x.com youtu.be g.co wa.me t.me'.split(
      ' ',
    ),
  ]
  const touches = sources.flatMap((source) => [
    { utm_source: source },
    { utm_source: ' ', referrer: `https://${source}/path?query` },
    { gclid: 'x', referrer: `https://www.${source}` },
  ])
  const arrivals = [
    ...touches,
    {},
    { referrer: 'android-app://com.google.android.gm' },
    { referrer: 'none' },
    null,
  ]
  const given = arrivals.flatMap((last_touch) =>
    [null, ...contactOrigins].map((origin) => ({ last_touch, origin })),
  )
  const { rows } = await database.db.execute<{ name: string | null }>(sql`
    select ${contactSource} as name
    from json_array_elements(${JSON.stringify(given)}::json) with ordinality as given (value, nth)
    cross join lateral json_populate_record(null::contacts, given.value) as contacts
    order by nth`)
  const named = given.map(({ last_touch, origin }) => attributionOf(last_touch as Touch | null, origin))
  expect(rows.map(({ name }) => name)).toEqual(named)
})
