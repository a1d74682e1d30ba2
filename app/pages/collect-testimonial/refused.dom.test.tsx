import { fireEvent } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { testDatabase } from '#test/database'
import { control, expectValues, fill, withoutStamp } from '#test/form-controls'
import { openPage } from '#test/open-page.tsx'
import { closeToasts, findToast } from '#test/toasts'

beforeEach(closeToasts)

const typed = { name: 'Ada Example', testimonial: 'They asked what broke, and then they repaired that.' }

test.each([
  [
    'an error response',
    { error: 'We cannot take this in right now.', code: 'unavailable' },
    503,
    'We cannot take this in right now.',
  ],
  ['an error in a 200 response', { error: 'Not this one.' }, 200, 'Not this one.'],
  ['an error response without a code', { error: 'Not now.' }, 500, 'Not now.'],
  ['an unexpected 200 response', { ok: true }, 200, 'Received unexpected response from server'],
  ['an HTML error page', '<html></html>', 500, 'Unknown error occurred'],
] as const)('%s is shown in the alert and a toast, and typed text stays', async (_, body, status, reason) => {
  const answer = () =>
    typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status })
  const { screen, user } = await openPage(await testDatabase(), '/collect-testimonial', {
    intercept: (path) => (path.endsWith('/submit-testimonial') ? answer() : withoutStamp(path)),
  })
  await screen.findByRole('button', { name: 'Submit testimonial' })
  fill(typed)
  await user.selectOptions(control('category'), 'AI youth program')
  fireEvent.click(control('consent'))
  await user.click(screen.getByRole('button', { name: 'Submit testimonial' }))
  await findToast('Submission Error', reason)
  const box = screen.getByRole('alert')
  expect(box.textContent).toBe(`Submission Failed${reason}`)
  expectValues(typed)
})
