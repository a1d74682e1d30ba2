import { expect, test } from 'vitest'
import { calls } from '#server/db/schema/calls'
import { callEntry } from '#server/deliveries/kinds/call-entry'
import { first, withCalls } from '#test/call-desk'
import { exampleBodies } from '#test/examples'

const { db, visitor, editor, current } = withCalls()

/** Requests a call, and returns the token of the response. */
async function newToken(more: object = {}): Promise<string> {
  const body = { ...exampleBodies['book-call'], startsAt: first.toISOString(), ...more }
  const { data } = (await visitor().post('book-call', body)).body
  return (data as { token: string }).token
}
const fileOf = (token: string) => visitor().request(`/book/${token}/call.ics`)
const lineOf = (file: string, name: string) => new RegExp(`^${name}[:;](.*)\\r$`, 'm').exec(file)?.[1]
const entryIn = (file: string) => ['METHOD', 'UID', 'SEQUENCE', 'STATUS'].map((name) => lineOf(file, name))

/** The entry in a mail about the call as it is now. */
async function mailedEntry() {
  const about = { call: await current(), callUrl: 'https://example.com/book/a', ownerAddress: undefined }
  return entryIn((await callEntry(about)).content)
}

test('the file of a call request is a tentative entry that only its visitor can download', async () => {
  const token = await newToken()
  const answer = await fileOf(token)
  expect([answer.status, Object.fromEntries(answer.headers)]).toMatchObject([
    200,
    {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="call.ics"',
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    },
  ])
  const file = await answer.text()
  const { id } = await current()
  expect(entryIn(file)).toEqual(['REQUEST', id, '0', 'TENTATIVE'])
  expect(file.replaceAll('\r\n ', '')).toContain(`https://example.com/book/${token}/change`)
})

test('the confirmation mail updates the calendar entry of the downloaded file', async () => {
  const token = await newToken()
  await fileOf(token)
  await fileOf(token)
  const { id, version } = await current()
  expect((await editor().post('confirm-call', { id, version })).status).toBe(200)
  expect(await mailedEntry()).toEqual(['REQUEST', id, '1', 'CONFIRMED'])
  // Downloaded again, it is no newer than the invitation.
  expect(entryIn(await (await fileOf(token)).text())).toEqual(['REQUEST', id, '1', 'CONFIRMED'])
})

test('declining a request cancels the calendar entry only if its file was downloaded', async () => {
  const token = await newToken()
  await fileOf(token)
  const { id } = await current()
  await editor().post('decline-call', { id, version: 0 })
  expect(await mailedEntry()).toEqual(['CANCEL', id, '1', 'CANCELLED'])
  await db().delete(calls)
  await newToken({ email: 'ben@example.com' })
  const { id: other } = await current()
  await editor().post('decline-call', { id: other, version: 0 })
  expect(await current()).toMatchObject({ state: 'declined', invitations: 0 })
})

test('a request in quarantine has a file, too', async () => {
  const file = await (await fileOf(await newToken({ topic: 'x' }))).text()
  expect(entryIn(file)).toEqual(['REQUEST', expect.stringMatching(/^[\da-f-]{36}$/), '0', 'TENTATIVE'])
})

test('links to a canceled call and to no call redirect to the page that explains it', async () => {
  const token = await newToken()
  await visitor().post('cancel-call', { token })
  for (const each of [token, 'of-no-mail-of-ours']) {
    const answer = await fileOf(each)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, `/book/${each}`])
  }
})
