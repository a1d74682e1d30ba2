import { expect, test } from 'vitest'
import { withCalls } from '#test/call-desk'

const { visitor, current, requested, linkOf, contact, sent, news, timeline } = withCalls()

test('a visitor cancels by a press, and who still waited waits no more', async () => {
  const { id } = await requested()
  const token = await linkOf(id, 'call')
  expect((await visitor().post('get-call', { token })).body).toMatchObject({
    data: { state: 'requested', canCancel: true, canMove: true },
  })
  const cancel = () => visitor().post('cancel-call', { token, note: 'Something came up.' })
  expect((await cancel()).body).toEqual({ data: { state: 'canceled' } })
  expect((await cancel()).body).toEqual({ data: { state: 'off' } })
  expect(await current()).toMatchObject({ state: 'canceled' })
  expect(await contact()).toMatchObject({ waiting_since: null, first_reply_at: null })
  expect(await timeline()).toEqual(['call', 'call-canceled'])
  expect(await news()).toEqual(['requested', 'canceled-by-them'])
  expect(await sent('owner-notice')).toHaveLength(2)
})
