import { beforeEach, expect, test } from 'vitest'
import type { OutputOf } from '#contracts/contract'
import type { getDeliveryOverview } from '#contracts/get-delivery-overview'
import type { getToday } from '#contracts/get-today'
import type { listDeliveries } from '#contracts/list-deliveries'
import type { listSinks } from '#contracts/list-sinks'
import { deliveryBranchNames, deliveryServiceNames } from '#domain/delivery-service'
import { deliveryKinds } from '#server/deliveries/kinds/index'
import { type DeliveryView, deliveryViews, openViews } from '#domain/delivery-view'
import { deliveryStates } from '#domain/delivery-state'
import { recipientRefused } from '#server/errors/recipient-refused'
import { allConnected, createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { putDelivery } from '#test/put-delivery'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

async function ask<Answer>(name: string, body: object): Promise<Answer> {
  const { post } = createTestApp(database, { role: 'viewer', outside: { connected: allConnected } })
  const answer = await post(name, body)
  expect(answer.status, answer.body.error).toBe(200)
  return answer.body as unknown as Answer
}

async function rowsOf(view: DeliveryView, branch?: (typeof deliveryBranchNames)[number]): Promise<number> {
  const filters = { view, ...(branch && { branch }) }
  return (await ask<OutputOf<typeof listDeliveries>>('list-deliveries', { filters, limit: 1 })).count.value
}

/** Alerts, mails and rows in every state, failing once and failing for long, with and without payload. */
async function putSome(): Promise<void> {
  const kinds = [
    { kind: 'owner-notice', lane: 'mail', mail: 'owner' as const },
    { kind: 'score-mail', lane: 'mail', mail: 'visitor' as const, recipient: 'ada@example.com' },
    { kind: 'reply-mail', lane: 'mail first', mail: 'reply' as const, recipient: 'bob@example.com' },
    ...deliveryServiceNames
      .filter((lane) => lane !== 'mail')
      .map((lane) => ({ kind: deliveryKinds.find(({ service }) => service === lane)?.name ?? '', lane })),
  ]
  let of = 0
  for (const kind of kinds) {
    for (const state of deliveryStates) {
      for (const step of [
        { attempts: 0 },
        { attempts: 1, last_error: 'No.' },
        { attempts: 4, last_error: 'No.' },
        { attempts: 4, last_error: 'No.', payload: null },
        { attempts: 1, last_error: `${recipientRefused} (550).` },
      ]) {
        of += 1
        for (let times = 0; times <= of % 3; times += 1)
          await putDelivery(database.db, { ...kind, ...step, state })
      }
    }
  }
}

test('every count of Today, Connections and Deliveries equals the rows it links to', async () => {
  await putSome()
  const [{ data: today }, { data: sinks }, { data: overview }] = [
    await ask<OutputOf<typeof getToday>>('get-today', {}),
    await ask<OutputOf<typeof listSinks>>('list-sinks', {}),
    await ask<OutputOf<typeof getDeliveryOverview>>('get-delivery-overview', {}),
  ]
  for (const view of deliveryViews)
    expect([view, overview.counts[view].value]).toEqual([view, await rowsOf(view)])
  expect(today.counts.stuck).toEqual(overview.counts.to_decide)
  expect(today.counts.heldMails).toEqual(overview.counts.held)
  for (const name of deliveryBranchNames) {
    const rows = Object.fromEntries(
      await Promise.all(openViews.map(async (view) => [view, await rowsOf(view, name)] as const)),
    )
    expect(rows['needs_you'], name).toBeGreaterThan(0)
    expect(today.broken.find((sink) => sink.name === name)?.count).toBe(rows['needs_you'])
    expect(overview.branches.find((branch) => branch.name === name)?.counts).toEqual(rows)
    if (name !== 'web') expect(sinks.find((sink) => sink.name === name)?.counts).toEqual(rows)
  }
})

test('get-today counts the failed deliveries of a service apart from those being retried', async () => {
  const alert = { kind: 'owner-notice', lane: 'mail', mail: 'owner' as const, last_error: '550 no such box' }
  for (let times = 0; times < 3; times += 1) await putDelivery(database.db, { ...alert, state: 'failed' })
  await putDelivery(database.db, { ...alert, state: 'pending', attempts: 3 })
  const { data } = await ask<OutputOf<typeof getToday>>('get-today', {})
  expect(data.broken).toMatchObject([{ name: 'owner', count: 4, givenUp: 3 }])
})
