import { expect, test } from 'vitest'
import { first, withCalls } from '#test/call-desk'
import { exampleBodies } from '#test/examples'

const { visitor, editor, current, requested, contact, news } = withCalls()

test('declining frees the time, answers the visitor, and offers other times', async () => {
  const { id, version } = await requested()
  await editor().post('decline-call', { id, version, note: 'We are away.' })
  expect(await current()).toMatchObject({ state: 'declined', note: 'We are away.', invitations: 0 })
  expect(await contact()).toMatchObject({ status: 'answered', waiting_since: null })
  expect(await news()).toEqual(['requested', 'declined'])
  const again = await visitor().post('book-call', {
    ...exampleBodies['book-call'],
    email: 'ben@example.com',
    startsAt: first.toISOString(),
  })
  expect(again.body).toMatchObject({ data: { state: 'requested' } })
})

test('canceling a booked call withdraws the entry of the visitor’s calendar', async () => {
  const { id } = await requested()
  await editor().post('confirm-call', { id, version: 0 })
  await editor().post('decline-call', { id, version: 1 })
  expect(await current()).toMatchObject({ state: 'canceled', invitations: 2 })
  expect(await news()).toEqual(['requested', 'booked', 'canceled-by-us'])
})
