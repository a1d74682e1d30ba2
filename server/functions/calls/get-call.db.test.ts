import { expect, test } from 'vitest'
import { first, withCalls } from '#test/call-desk'

const { editor, linkOf, requested, visitor } = withCalls()

test('tells who has the link what became of the call, and what can still be done', async () => {
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
])('other times for a call of type %s, asked from %s, are those about %s', async (type, asked, about) => {
  const { id } = await requested({ type, ...(asked && { about: asked }) })
  const token = await linkOf(id, 'call')
  expect((await visitor().post('get-call', { token })).body).toMatchObject({ data: { about } })
})

test('knows no call by the owner’s link, or by one that is made up', async () => {
  const { id, requested_at } = await requested()
  for (const token of [await linkOf(id, 'call-decision', requested_at), 'of-no-mail-of-ours'])
    expect((await visitor().post('get-call', { token })).body).toEqual({ data: null })
})
