import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ActivityKind } from '#domain/activity'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { deliveryKinds } from '#server/deliveries/kinds/index'
import { type TestDatabase, testDatabase } from '#test/database'
import { deliverWithin } from '#server/deliveries/ledger/deliver'
import { backfillDeliverySubjects, fillSubjects } from './fill-subjects.server.ts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const subjectId = randomUUID()
const other = randomUUID()
const recipient = 'ada@example.com'

interface Written {
  key: string
  payload: object
  subject: [kind: string, id: string | null]
  /** The subject that remains known once the payload is deleted, if it differs. */
  forgotten?: [kind: string, id: null]
}

const none: Written['subject'] = ['none', null]
const ofOneRow = (name: string, field: string, kind: string, more = ''): Written => ({
  key: `${name}:${subjectId}${more}`,
  payload: { [field]: subjectId },
  subject: [kind, subjectId],
})

/** Every kind of delivery, with the keys and payloads that version 0.2 wrote. */
const written: Readonly<Record<string, readonly Written[]>> = {
  'contact-mail': [ofOneRow('contact-mail', 'leadId', 'contact')],
  'free-workshop-mail': ['', ':given-1', ':lost-1', `:link:${other}`].map((more) =>
    ofOneRow('free-workshop-mail', 'leadId', 'free-workshop', more),
  ),
  'guest-intake-mail': [ofOneRow('guest-intake-mail', 'intakeId', 'guest-intake')],
  'newsletter-confirmation': [
    ofOneRow('newsletter-confirmation', 'subscriberId', 'newsletter', ':1763900000000'),
    ofOneRow('newsletter-confirmation', 'subscriberId', 'newsletter', ':undefined'),
  ],
  'newsletter-welcome': [ofOneRow('newsletter-welcome', 'subscriberId', 'newsletter', ':1763900000000')],
  'held-mails-notice': [{ key: 'held-mails-notice:2026-11-23T17', payload: {}, subject: none }],
  'held-notice': [{ key: 'held-notice:489975', payload: {}, subject: none }],
  'owner-digest': [
    {
      key: 'owner-digest:2026-11-23T17',
      payload: { key: 'owner-digest:2026-11-23T17', kind: 'owner-notice', since: '2026-11-23T16:00:00Z' },
      subject: none,
    },
  ],
  'owner-notice': [
    {
      key: `owner-notice:week-1-intake:${subjectId}`,
      payload: { kind: 'week-1-intake', subjectId },
      subject: ['week-1-intake', subjectId],
    },
  ],
  webhook: [
    {
      key: `webhook:newsletter-confirmation:${subjectId}`,
      payload: { kind: 'newsletter-confirmation', subjectId, body: '{}' },
      subject: ['newsletter-confirmation', subjectId],
    },
  ],
  'password-changed-mail': [
    { key: `password-changed-mail:${other}`, payload: { email: recipient }, subject: none },
  ],
  'permission-mail': [ofOneRow('permission-mail', 'testimonialId', 'testimonial', ':1763900000000')],
  'podcast-application-mail': [ofOneRow('podcast-application-mail', 'applicationId', 'podcast-application')],
  'recovery-mail': [
    { key: `recovery-mail:${other}`, payload: { email: recipient, id: other }, subject: none },
  ],
  'reply-mail': [ofOneRow('reply-mail', 'replyId', 'reply')],
  'score-mail': [ofOneRow('score-mail', 'submissionId', 'scorecard')],
  'score-row': [ofOneRow('score-row', 'submissionId', 'scorecard')],
  'sign-up-mail': [
    {
      key: `sign-up-mail:${subjectId}`,
      payload: { email: recipient, signUpId: subjectId },
      subject: ['sign-up', subjectId],
      forgotten: ['none', null],
    },
    { key: `sign-up-mail:${other}`, payload: { email: recipient }, subject: none },
  ],
  'testimonial-picture': [ofOneRow('testimonial-picture', 'testimonialId', 'testimonial')],
  'week-1-intake-mail': [ofOneRow('week-1-intake-mail', 'intakeId', 'week-1-intake')],
  'workshop-mail': ['', ':list'].map((more) =>
    ofOneRow('workshop-mail', 'registrationId', 'readiness-workshop', more),
  ),
  'zoom-registrant': [ofOneRow('zoom-registrant', 'registrationId', 'readiness-workshop')],
  'gamma-preview': [ofOneRow('gamma-preview', 'caseStudyId', 'case-study')],
  'case-study-picture': [
    {
      key: `case-study-picture:${other}`,
      payload: { caseStudyId: subjectId, address: 'https://example.com/a.png' },
      subject: ['case-study', subjectId],
      forgotten: ['case-study', null],
    },
  ],
}

async function putContact(email: string): Promise<string> {
  const id = randomUUID()
  const now = new Date()
  await database.db.insert(contacts).values({ id, email, created_at: now, last_activity_at: now })
  return id
}

const putEntry = (kind: ActivityKind, id: string, contactId: string | null) =>
  database.db.insert(activities).values({
    id: randomUUID(),
    kind,
    subject_id: id,
    contact_id: contactId,
    content: [],
    created_at: new Date(),
  })

async function putEarlier(values: Partial<typeof deliveries.$inferInsert>): Promise<string> {
  const id = randomUUID()
  await database.db.insert(deliveries).values({
    id,
    kind: 'score-mail',
    dedupe_key: id,
    payload: {},
    state: 'delivered',
    created_at: new Date(),
    ...values,
  })
  return id
}

async function columnsOf(id: string) {
  const { subject_kind, subject_id, contact_id } = deliveries
  const [row] = await database.db
    .select({ kind: subject_kind, id: subject_id, contact: contact_id })
    .from(deliveries)
    .where(eq(deliveries.id, id))
  return row
}

/** Kinds that no earlier version wrote, because they are as new as the columns. */
const later = [
  'call-mail',
  'call-reminder',
  'invitation-mail',
  'late-reply',
  'message-notice',
  'missed-call-mail',
  'open-times-mail',
  'second-factor-mail',
  'zoom-meeting',
]

test('this test has an example of every kind of delivery that version 0.2 wrote', () => {
  const earlier = deliveryKinds.map(({ name }) => name).filter((name) => !later.includes(name))
  expect(Object.keys(written).toSorted()).toEqual(earlier.toSorted())
})

describe('backfillDeliverySubjects fills in the subject and contact of', () => {
  const examples = Object.entries(written).flatMap(([name, all]) => all.map((each) => ({ name, ...each })))

  test.each(examples)(
    'a delivery of version 0.2: $name $key',
    async ({ name, key, payload, subject, forgotten = subject }) => {
      const now = await putEarlier({ kind: name, dedupe_key: key, payload })
      await backfillDeliverySubjects(database.db)
      expect(await columnsOf(now)).toMatchObject({ kind: subject[0], id: subject[1] })
      await database.db.delete(deliveries)
      const before = await putEarlier({ kind: name, dedupe_key: key, payload: null })
      await backfillDeliverySubjects(database.db)
      expect(await columnsOf(before)).toMatchObject({ kind: forgotten[0], id: forgotten[1] })
    },
  )

  test.each(examples)(
    'a delivery exactly as this version writes it: $name $key',
    async ({ name, key, payload, subject }) => {
      const kind = deliveryKinds.find((each) => each.name === name)
      if (!kind) throw new Error(`there is no ${name}`)
      const isToPerson = kind.mail !== undefined && kind.mail !== 'owner'
      const [ada, client] = [await putContact(recipient), await putContact('client@example.com')]
      if (subject[1] !== null && !['reply', 'case-study', 'sign-up'].includes(subject[0]))
        await putEntry(subject[0] as ActivityKind, subject[1], client)
      await database.db.transaction((tx) =>
        deliverWithin(tx)(kind, payload, { key, ...(isToPerson && { recipient }) }),
      )
      const [row] = await database.db.select().from(deliveries)
      const expected = await columnsOf(row?.id ?? '')
      expect(expected).toMatchObject({ kind: subject[0], id: subject[1] })
      if (isToPerson) expect(expected?.contact).toBe(ada)
      await database.db.update(deliveries).set({ subject_kind: null, subject_id: null, contact_id: null })
      await backfillDeliverySubjects(database.db)
      expect(await columnsOf(row?.id ?? '')).toEqual(expected)
    },
  )
})

test('mail to a person belongs to its recipient’s contact, anything else to the submission’s contact', async () => {
  const [ada, client] = [await putContact(recipient), await putContact('client@example.com')]
  await putEntry('scorecard', subjectId, client)
  const about = { dedupe_key: `score-mail:${subjectId}`, mail: 'visitor' as const }
  const mail = await putEarlier({ ...about, recipient })
  const corrected = await putEarlier({
    ...about,
    dedupe_key: `${about.dedupe_key}:2`,
    recipient: 'a@b.example',
  })
  const notice = await putEarlier({
    kind: 'owner-notice',
    mail: 'owner',
    recipient,
    dedupe_key: `owner-notice:scorecard:${subjectId}`,
  })
  const ofNobody = await putEarlier({ kind: 'score-row', dedupe_key: `score-row:${other}` })
  await backfillDeliverySubjects(database.db)
  const contactsOf = await Promise.all([mail, corrected, notice, ofNobody].map(columnsOf))
  expect(contactsOf.map((each) => each?.contact)).toEqual([ada, client, client, null])
})

test('fillSubjects gives no subject to rows with an unknown key, and does not repeat them', async () => {
  const strange = [
    { kind: 'score-mail', dedupe_key: 'k1' },
    { kind: 'owner-notice', dedupe_key: `owner-notice:something:${other}` },
    { kind: 'webhook', dedupe_key: 'webhook' },
    { kind: 'unheard-of', dedupe_key: `unheard-of:${other}` },
  ]
  const ids = await Promise.all(strange.map(putEarlier))
  expect(await fillSubjects(database.db)).toBe(strange.length)
  const filled = await Promise.all(ids.map(columnsOf))
  expect(filled.map((each) => [each?.kind, each?.id])).toEqual([['scorecard', null], none, none, none])
  expect(await fillSubjects(database.db)).toBe(0)
})

test('fillSubjects fills in the newest deliveries first, a batch at a time', async () => {
  await database.db.execute(sql`
    insert into deliveries (id, kind, dedupe_key, state, created_at)
    select gen_random_uuid(), 'score-row', 'score-row:' || gen_random_uuid(), 'delivered', now() - n * interval '1 minute'
    from generate_series(1, 1500) as n`)
  expect(await fillSubjects(database.db)).toBe(200)
  const { rows } = await database.db.execute<{ isNewest: boolean }>(sql`
    select min(created_at) filter (where subject_kind is not null)
      > max(created_at) filter (where subject_kind is null) as "isNewest" from deliveries`)
  expect(rows[0]?.isNewest).toBe(true)
  await backfillDeliverySubjects(database.db)
  expect(await database.db.$count(deliveries, sql`subject_id is null`)).toBe(0)
})
