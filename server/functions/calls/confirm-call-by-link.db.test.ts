import { expect, test } from 'vitest'
import { second, withCalls } from '#test/call-desk'

const { visitor, current, requested, linkOf, news } = withCalls()

test('the button of the owner’s mail confirms once, and not a time it does not name', async () => {
  const { id, requested_at } = await requested()
  const token = await linkOf(id, 'call-decision', requested_at)
  const press = async () => (await visitor().post('confirm-call-by-link', { token })).body['data']
  expect(await press()).toEqual({ state: 'confirmed' })
  expect(await press()).toEqual({ state: 'already' })
  expect(await news()).toEqual(['requested', 'booked'])
  const link = await linkOf(id, 'call')
  await visitor().post('move-call', { token: link, startsAt: second.toISOString(), zone: 'Europe/Berlin' })
  expect(await press()).toEqual({ state: 'changed' })
  expect(await current()).toMatchObject({ state: 'requested', starts_at: second })
})
