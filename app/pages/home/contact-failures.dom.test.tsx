import { waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { shownToasts } from '#app/ui/toast'
import { testDatabase } from '#test/database'
import { expectValues, fill, withoutStamp } from '#test/form-controls'
import { openPage } from '#test/open-page.tsx'
import { closeToasts, findToast } from '#test/toasts'

const later = 'Please try again later.'
const noAnswer = 'We could not reach the server. Please try again later, or check your connection.'
const ada = { name: 'Ada Example', email: 'ada@example.com', company: 'Example Engines' }

test('a failed contact form shows the server’s message, or asks to try again later if there is none', async () => {
  closeToasts()
  let answer: () => Response | Promise<Response> = () => Response.json({})
  const { screen, user } = await openPage(await testDatabase(), '/', {
    intercept: (path) => (path.endsWith('/subscribe-contact') ? answer() : withoutStamp(path)),
  })
  const form = await screen.findByRole('form', { name: 'Get the 3 fixes' })
  fill(ada, form)
  const html = { 'content-type': 'text/html' }
  for (const [next, reason] of [
    [() => new Response('<h1>Internal Server Error</h1>', { status: 500, headers: html }), later],
    [() => Response.json({}, { status: 500 }), later],
    [() => Response.json({ error: '', code: 'internal' }, { status: 502 }), later],
    [() => Response.json({}), later],
    [() => Promise.reject(new TypeError('no route')), noAnswer],
    [() => Response.json({ error: 'Not this one.' }), 'Not this one.'],
  ] as const) {
    answer = next
    closeToasts()
    await user.click(screen.getByRole('button', { name: 'Get the 3 fixes' }))
    await findToast('Something went wrong', reason)
    expect(shownToasts()).toHaveLength(1)
    expectValues(ada, form)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Sending...' })).toBeNull())
  }
})
