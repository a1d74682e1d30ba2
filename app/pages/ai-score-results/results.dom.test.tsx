import { act, fireEvent, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { scoreFeedback } from '#server/db/schema/score-feedback'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleAnswers } from '#test/examples'
import { control, expectValues, fill, withoutStamp } from '#test/form-controls'
import { openPage } from '#test/open-page.tsx'
import { closeToasts, findToast } from '#test/toasts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  closeToasts()
})

type Intercept = NonNullable<Parameters<typeof openPage>[2]>['intercept']

/** Navigates to the results page with this state, as the quiz does. */
async function openResults(state: unknown, intercept: Intercept = withoutStamp) {
  const opened = await openPage(database, '/terms', { intercept })
  await act(() => opened.router.navigate('/ai-score-results', { state }))
  return opened
}
const scored = (changed: object = {}) => ({ score: 14, formData: { ...exampleAnswers, ...changed } })

test.each([
  ['without results', null],
  ['with a score of 0', { ...scored(), score: 0 }],
])('%s, the results page shows a toast and redirects to the quiz', async (_, state) => {
  const { router, screen } = await openResults(state)
  await waitFor(() => expect(router.state.location.pathname).toBe('/ai-first-readiness-score'))
  await findToast('Missing information', 'Please complete the assessment to see your results.')
  await screen.findByRole('heading', { name: 'AI First Readiness Scorecard' })
})

test('unknown cost inputs count as 15 hours and $100 an hour, and are not stored', async () => {
  const { screen, router, requests } = await openResults(
    scored({ manualHours: 'a few', hourlyValue: 120, teamSize: 'none' }),
  )
  const card = await screen.findByRole('region', { name: 'Your score' })
  expect(card.textContent).toContain('14 out of 27')
  expect(screen.getByRole('row', { name: 'A year $78,000' })).toBeDefined()
  expect(document.body.textContent).toContain('15 hours a week, since you gave none, and $100 an hour')
  expect(router.state.location.pathname).toBe('/ai-score-results')
  expect(requests.filter((path) => path.endsWith('/send-to-sheets'))).toEqual([])
})

test('the cost of inaction can be hidden and shown', async () => {
  const { screen, user } = await openResults(scored())
  const figure = await screen.findByText('$136,500', { selector: 'p, p *' })
  const isShown = () => figure.closest('[hidden]') === null
  expect(isShown()).toBe(true)
  await user.click(screen.getByRole('button', { name: /^Hide\s*the cost of inaction$/, expanded: true }))
  expect(isShown()).toBe(false)
  await user.click(screen.getByRole('button', { name: /^Show\s*the cost of inaction$/, expanded: false }))
  expect(isShown()).toBe(true)
})

test('the feedback form keeps its values after a failure and shows thanks after a success', async () => {
  let isDown = true
  const { screen, user } = await openResults(scored(), (path) =>
    isDown && path.endsWith('/submit-score-feedback')
      ? new Response('', { status: 500 })
      : withoutStamp(path),
  )
  const rating = await screen.findByRole<HTMLInputElement>('slider', { name: /Rating/ })
  expect([rating.value, rating.min, rating.max, rating.step]).toEqual(['5', '1', '10', '1'])
  fireEvent.change(rating, { target: { value: '7' } })
  expect(control('rating').labels?.[0]?.textContent?.trim()).toBe('Rating, 1 to 10: 7')
  const comment = 'Clear, and it named the right thing.'
  fill({ comment })
  await user.click(screen.getByRole('button', { name: 'Send feedback' }))
  await findToast('Something went wrong', "We couldn't save your feedback. Please try again.")
  expectValues({ rating: '7', comment })

  isDown = false
  await user.click(screen.getByRole('button', { name: 'Send feedback' }))
  const thanks = await screen.findByRole('heading', { name: 'Thank you. You gave us 7 of 10.' })
  expect(document.activeElement).toBe(thanks)
  await findToast(
    'Thanks for your feedback!',
    'Every point helps us improve this experience for other founders like you.',
  )
  expect(screen.queryByRole('slider')).toBeNull()
  expect(await database.db.select().from(scoreFeedback)).toMatchObject([{ rating: 7, comment }])
})

test('the booking link to an outside scheduler does not contain the scorecard token', async () => {
  const link = (opened: Awaited<ReturnType<typeof openResults>>) =>
    opened.screen.findByRole('link', { name: /^Book A Call/ }).then((found) => found.getAttribute('href'))
  const token = 'of-the-scorecard'
  const elsewhere = 'https://cal.example.com/mendline/call?about=ai-score-results'
  expect(await link(await openResults({ ...scored(), token }))).toBe(elsewhere)
})
