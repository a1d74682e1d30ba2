import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { activities } from '#server/db/schema/activities'
import { testDatabase } from '#test/database'
import { control, descriptionOf, expectValues, fill, withoutStamp } from '#test/form-controls'
import { openPage } from '#test/open-page.tsx'

const path = '/book?about=ai-audit&zone=Asia/Tokyo'
const message = 'Please enter a valid email address'
const farMs = 200 * 24 * 3_600_000

async function openFull() {
  const database = await testDatabase()
  const everything = { startsAt: new Date(0), heldUntil: new Date(Date.now() + farMs), isBusy: true }
  const options = { intercept: withoutStamp, lists: { heldTimes: [everything] } }
  const page = await openPage(database, path, options)
  await page.screen.findByRole('heading', { level: 1, name: 'Every time is taken. Hear when one opens.' })
  return { ...page, stored: () => database.db.select().from(activities) }
}

test('without open times the waitlist form rejects an invalid email address and stores a valid one', async () => {
  const { screen, user, stored } = await openFull()
  fill({ email: 'ada@' })
  await user.click(screen.getByRole('button', { name: 'Tell me' }))
  await expect.poll(() => descriptionOf(control('email'))).toBe(message)
  expectValues({ email: 'ada@' })
  fill({ email: 'ada@example.com' })
  await user.click(screen.getByRole('button', { name: 'Tell me' }))
  await screen.findByRole('heading', { name: 'We’ll tell you.' })
  expect(await stored()).toMatchObject([
    {
      kind: 'call-waitlist',
      content: [
        ['type', 'audit'],
        ['zone', 'Asia/Tokyo'],
        ['email', 'ada@example.com'],
        ['about', 'ai-audit'],
      ],
    },
  ])
})

test('a waitlist post without script returns the typed address with its error, or the stored result', async () => {
  const { router, stored } = await openFull()
  const form = document.querySelector('form')
  async function post(email: string) {
    const formData = new FormData(form ?? undefined)
    formData.set('email', email)
    await act(() => router.navigate(path, { formMethod: 'post', formData }))
    return Object.values(router.state.actionData ?? {})
  }
  expect(await post('ada@')).toMatchObject([
    { waitlist: { values: { email: ['ada@'] }, errors: { email: message } } },
  ])
  expect(await stored()).toEqual([])
  expect(await post('ada@example.com')).toMatchObject([{ waitlist: { errors: {}, result: { data: {} } } }])
  expect(await stored()).toHaveLength(1)
})
