import { beforeEach, expect, test } from 'vitest'
import { activities } from '#server/db/schema/activities'
import { auditIntakes } from '#server/db/schema/audit-intakes'
import { contacts } from '#server/db/schema/contacts'
import { deliveries } from '#server/db/schema/deliveries'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleAuditIntake } from '#test/examples'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const post = (body: object) => createTestApp(database).post('submit-audit-intake', body)
const stored = () => database.db.select().from(auditIntakes)

test('stores every answer in its column', async () => {
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

test('tells the owner everything, and nobody else: the form asks for no address', async () => {
  await post(exampleAuditIntake)
  const [activity] = await database.db.select().from(activities)
  expect(activity).toMatchObject({ kind: 'week-1-intake', contact_id: null })
  const said = activity?.content.map(([, answer]) => answer)
  expect(said).toEqual(
    Object.values(exampleAuditIntake).map((value) => (value === 'sort-of' ? 'Sort of' : value)),
  )
  expect(activity?.content).toContainEqual(['Which other tool?', 'A shared calendar'])
  expect(await database.db.select().from(contacts)).toEqual([])
  expect((await database.db.select().from(deliveries)).map(({ kind }) => kind)).toEqual(['owner-notice'])
})

test.each([
  [['Slack', 'Other'], 'A whiteboard', 'A whiteboard'],
  [['Slack', 'Other'], ' ', null],
  [['Slack'], 'A whiteboard', null],
  [['Slack', 'Slack'], undefined, null],
])('with %j ticked and %j as the other tool', async (deliveryTools, otherDeliveryTool, other) => {
  expect((await post({ ...exampleAuditIntake, deliveryTools, otherDeliveryTool })).status).toBe(200)
  expect(await stored()).toMatchObject([
    { delivery_tools: [...new Set(deliveryTools)], other_delivery_tool: other },
  ])
})

test('keeps line breaks, emoji and right-to-left marks as they are', async () => {
  const text = '1. Angebot\r\n2. Rechnung\n👩🏽‍🔧 עברית \u202Eabc\u202C <script>'
  expect((await post({ ...exampleAuditIntake, topWorkflows: text, inefficientTasks: ['👩🏽‍🔧'] })).status).toBe(
    200,
  )
  expect(await stored()).toMatchObject([{ top_workflows: text, inefficient_tasks: ['👩🏽‍🔧'] }])
})
