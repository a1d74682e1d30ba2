import { expect, test } from 'vitest'
import { withCalls } from '#test/call-desk'

const { visitor, owner, database } = withCalls()

async function newAddress(): Promise<string> {
  const { status, body } = await owner().post('renew-call-feed', {})
  expect(status).toBe(200)
  return String(body['link'])
}
const statusOf = async (address: string) => (await visitor().request(address)).status

test('renewing the calendar feed revokes its earlier URL at once, and the new token is stored only as a hash', async () => {
  const first = await newAddress()
  const second = await newAddress()
  expect(second).not.toBe(first)
  expect(await statusOf(first)).toBe(404)
  expect(await statusOf(second)).toBe(200)
  const listed = (await owner().post('list-calendars', {})).body
  expect(listed['feedSince']).toEqual(expect.any(String))
  const everything = await database().pool.query(
    'select (select json_agg(l) from log l) as log, (select json_agg(t) from one_time_tokens t) as tokens, (select json_agg(k) from idempotency_keys k) as keys',
  )
  const token = second.replace(/^.*\/|\.ics$/g, '')
  expect(token).toMatch(/^[\w-]{43}$/)
  expect(JSON.stringify([everything.rows, listed])).not.toContain(token)
})

test('of two concurrent renewals of the calendar feed, one URL remains valid', async () => {
  const addresses = await Promise.all([newAddress(), newAddress()])
  const statuses = await Promise.all(addresses.map(statusOf))
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, 404])
})
