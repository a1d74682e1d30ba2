import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database'
import { fill, withoutStamp } from '#test/form-controls'
import { openPage } from '#test/open-page.tsx'
import { closeToasts, findToast } from '#test/toasts'

beforeEach(closeToasts)

test.each([
  ['confirmed', 'Please check your email for meeting details.'],
  ['pending', 'Meeting details will be sent by email soon.'],
] as const)('a visitor whose meeting is %s reads: %s', async (meeting, details) => {
  const { screen, user } = await openPage(await testDatabase(), '/ai-readiness-workshop', {
    intercept: (path) =>
      path.endsWith('/register-workshop')
        ? Response.json({ data: { status: 'registered', meeting } })
        : withoutStamp(path),
  })
  await screen.findByRole('button', { name: 'Save my seat' })
  fill({ name: 'Ada Example', email: 'ada@example.com', company: 'Example Works' })
  await user.click(screen.getByRole('button', { name: 'Save my seat' }))
  await findToast('Registration successful!', details)
  const thanks = await screen.findByRole('heading', { name: "You're In!" })
  expect(thanks.parentElement?.textContent).toContain(details)
})
