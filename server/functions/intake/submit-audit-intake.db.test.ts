import { beforeEach, describe, expect, test } from 'vitest'
import { activities } from '#server/db/schema/activities'
import { auditIntakes } from '#server/db/schema/audit-intakes'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { oneTimeTokens } from '#server/db/schema/one-time-tokens'
import { addIntakeLink } from '#server/queries/intake/intake-links.server'
import { addOneTimeToken } from '#server/queries/accounts/one-time-tokens.server'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleAuditIntake } from '#test/examples'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const post = (body: object) => createTestApp(database).post('submit-audit-intake', body)
const stored = () => database.db.select().from(auditIntakes)

test('submit-audit-intake stores every answer in its column', async () => {
  const answer = await post(exampleAuditIntake)
  expect(answer.status, answer.body.error).toBe(200)
  const columns = Object.fromEntries(
    Object.entries(exampleAuditIntake).map(([name, value]) => [
      name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  )
  expect(await stored()).toMatchObject([{ ...(answer.body['data'] as object), ...columns }])
})

test('an intake without a personal link creates no contact and notifies only the owner', async () => {
  await post(exampleAuditIntake)
  const [activity] = await database.db.select().from(activities)
  expect(activity).toMatchObject({ kind: 'week-1-intake', contact_id: null })
  const said = activity?.content.map(([, answer]) => answer)
  expect(said).toEqual(Object.values(exampleAuditIntake))
  expect(activity?.content).toContainEqual(['otherDeliveryTool', 'A shared calendar'])
  expect(await database.db.select().from(contacts)).toEqual([])
  expect((await database.db.select().from(deliveries)).map(({ kind }) => kind)).toEqual(['owner-notice'])
})

test.each([
  [['Slack', 'Other'], 'A whiteboard', 'A whiteboard'],
  [['Slack', 'Other'], ' ', null],
  [['Slack'], 'A whiteboard', null],
  [['Slack', 'Slack'], undefined, null],
])('with %j checked, the other tool %j is stored as %j', async (deliveryTools, otherDeliveryTool, other) => {
  expect((await post({ ...exampleAuditIntake, deliveryTools, otherDeliveryTool })).status).toBe(200)
  expect(await stored()).toMatchObject([
    { delivery_tools: [...new Set(deliveryTools)], other_delivery_tool: other },
  ])
})

test('submit-audit-intake keeps line breaks, emoji and right-to-left marks', async () => {
  const text = '1. Angebot\r\n2. Rechnung\n👩🏽‍🔧 עברית \u202Eabc\u202C <script>'
  expect((await post({ ...exampleAuditIntake, topWorkflows: text, inefficientTasks: ['👩🏽‍🔧'] })).status).toBe(
    200,
  )
  expect(await stored()).toMatchObject([{ top_workflows: text, inefficient_tasks: ['👩🏽‍🔧'] }])
})

describe('submit-audit-intake with a personal link', () => {
  const email = 'dana@example.com'
  const makeLink = () => addIntakeLink(database.db, { email, name: 'Dana Smith', now: new Date() })
  const kinds = async () => (await database.db.select().from(deliveries)).map(({ kind }) => kind).toSorted()

  test('stores the answers under the contact, and both client and owner get a mail', async () => {
    const token = await makeLink()
    const answer = await post({ ...exampleAuditIntake, token })
    expect(answer.body, 'nothing of the contact').toEqual({ data: { id: expect.any(String) } })
    expect(await database.db.select().from(contacts)).toMatchObject([
      { email, name: 'Dana Smith', company: exampleAuditIntake.businessName, confirmed_at: expect.any(Date) },
    ])
    const [contact] = await database.db.select().from(contacts)
    const [activity] = await database.db.select().from(activities)
    expect(activity).toMatchObject({ kind: 'week-1-intake', contact_id: contact?.id })
    expect(activity?.content.slice(0, 2)).toEqual([
      ['name', 'Dana Smith'],
      ['email', email],
    ])
    expect(await kinds()).toEqual(['owner-notice', 'week-1-intake-mail'])
    const sent = await database.db.select().from(deliveries)
    expect(sent.find(({ kind }) => kind === 'week-1-intake-mail')).toMatchObject({ recipient: email })
    expect(JSON.stringify(sent)).not.toContain(token)
  })

  test.each([
    ['made up', () => 'of-no-mail-of-ours'],
    ['far too long', () => 'x'.repeat(5_000)],
    ['no text', () => ({ id: 1 })],
    [
      'made for something else',
      () => addOneTimeToken(database.db, { purpose: 'set-up', subjectId: null, now: new Date() }),
    ],
    [
      'too old',
      async () => {
        const token = await makeLink()
        await database.db.update(oneTimeTokens).set({ expires_at: new Date(Date.now() - 1_000) })
        return token
      },
    ],
    [
      'of a deleted contact',
      async () => {
        const token = await makeLink()
        await database.db.delete(contacts)
        return token
      },
    ],
  ])('an intake whose link is %s is stored without a contact', async (_, linkOf) => {
    const answer = await post({ ...exampleAuditIntake, token: await linkOf() })
    expect(answer.status, answer.body.error).toBe(200)
    expect(await stored()).toHaveLength(1)
    expect(await database.db.select().from(activities)).toMatchObject([{ contact_id: null }])
    expect(await kinds()).toEqual(['owner-notice'])
  })
})
