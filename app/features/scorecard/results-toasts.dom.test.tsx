import { act } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { dismissToast, shownToasts } from '#app/ui/toast'
import { createTestApp } from '#test/app'
import { testDatabase } from '#test/database'
import { exampleAnswers } from '#test/examples'
import { openPage } from '#test/open-page.tsx'

const resultsPath = '/ai-score-results'
const wizardPath = '/ai-first-readiness-score'
const feedbackPath = '/functions/v1/submit-score-feedback'
const closeToasts = () => shownToasts().forEach(({ id }) => dismissToast(id))

test('the results page without results redirects to the quiz, with a notice not styled as a success', async () => {
  onTestFinished(closeToasts)
  const { screen, router } = await openPage(await testDatabase(), resultsPath)
  const title = await screen.findByText('Missing information')
  const toast = title.closest('.toast')
  expect(toast?.textContent).toContain('Please complete the assessment')
  expect(toast?.querySelector('.line')?.classList).not.toContain('line--ok')
  await vi.waitFor(() => expect(router.state.location.pathname).toBe(wizardPath))
})

test('an error toast closes with the next submit', async () => {
  onTestFinished(closeToasts)
  const database = await testDatabase()
  const app = createTestApp(database)
  const { promise, resolve } = Promise.withResolvers<void>()
  let calls = 0
  const { screen, user, router } = await openPage(database, wizardPath, {
    intercept(path, init) {
      if (path !== feedbackPath) return undefined
      calls += 1
      if (calls === 1) return new Response('', { status: 500 })
      return promise.then(() => app.request(path, init))
    },
  })
  const state = { score: 14, formData: exampleAnswers, submissionId: crypto.randomUUID() }
  await act(() => router.navigate(resultsPath, { state }))
  await screen.findByText('Results Saved')
  await user.click(screen.getByRole('button', { name: 'Send feedback' }))
  await screen.findByText('Something went wrong')
  expect(screen.getByText(/We couldn't save your feedback\. Please try again\./)).toBeDefined()
  await user.click(screen.getByRole('button', { name: 'Send feedback' }))
  expect(screen.queryByText('Something went wrong')).toBeNull()
  expect(calls).toBe(2)
  resolve()
  await screen.findByRole('heading', { name: /^Thank you\./ })
})
