import { expect, test } from 'vitest'
import { getReadiness } from '#contracts/get-readiness'
import { readinessIds } from '#domain/readiness'
import { addSampleContent } from '#server/process/sample-content'
import { createTestApp } from '#test/app'
import { testDatabase } from '#test/database'

test('get-readiness returns the state of every item to a viewer, and a fresh site is not ready', async () => {
  const database = await testDatabase()
  await addSampleContent(database, database.now())
  const { status, body } = await createTestApp(database, { role: 'viewer' }).post('get-readiness', {})
  expect(status, body.error).toBe(200)
  const { data } = getReadiness.output.parse(body)
  expect(data.ready).toBe(false)
  expect(data.items.map(({ id }) => id).toSorted()).toEqual([...readinessIds].toSorted())
  const stateOf = (id: string) => data.items.find((item) => item.id === id)?.state
  expect([stateOf('mail'), stateOf('samples'), stateOf('sender-domain')]).toEqual(['open', 'open', 'skipped'])
})
