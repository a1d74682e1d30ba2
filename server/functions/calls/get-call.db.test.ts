import { expect, test } from 'vitest'
import { first, withCalls } from '#test/call-desk'

const { editor, linkOf, requested, visitor } = withCalls()

test('get-call returns the call’s state and whether it can still be moved or canceled', async () => {
  const { id } = await requested()
  const token = await linkOf(id, 'call')
  const read = async () => (await visitor().post('get-call', { token })).body['data']
  expect(await read()).toMatchObject({
    type: 'intro',
    state: 'requested',
    startsAt: first.toISOString(),
    zone: 'Europe/Berlin',
    businessZone: 'America/New_York',
    phone: '+49 555 0100',
    canCancel: true,
    canMove: true,
  })
  await editor().post('decline-call', { id, version: 0 })
  expect(await read()).toMatchObject({ state: 'declined', canCancel: false, canMove: false })
})

test.each([
  ['audit', 'ai-audit-b2b', 'ai-audit-b2b'],
  ['demo', undefined, 'ai-chat-agents'],
  ['demo', 'home', 'ai-chat-agents'],
])('the topic of a call of type %s requested from %s is %s', async (type, asked, about) => {
  const { id } = await requested({ type, ...(asked && { about: asked }) })
  const token = await linkOf(id, 'call')
  expect((await visitor().post('get-call', { token })).body).toMatchObject({ data: { about } })
})

test('get-call returns null for the owner’s decision token and for an unknown token', async () => {
  const { id, requested_at } = await requested()
  for (const token of [await linkOf(id, 'call-decision', requested_at), 'of-no-mail-of-ours'])
    expect((await visitor().post('get-call', { token })).body).toEqual({ data: null })
})
