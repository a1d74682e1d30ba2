import { expect, test } from 'vitest'
import { createTestApp } from '#test/app'
import { testDatabase } from '#test/database'
import { timesOfLaterDays } from '#test/example-calls'
import { exampleBodies } from '#test/examples'
import { openPage } from '#test/open-page.tsx'

test('the headline counts the calls ahead and those that wait for a yes', async () => {
  const database = await testDatabase()
  const [startsAt = new Date()] = timesOfLaterDays()
  const call = { ...exampleBodies['book-call'], startsAt: startsAt.toISOString(), name: 'Priya Raman' }
  expect(await createTestApp(database).post('book-call', call)).toMatchObject({ status: 200 })
  const { screen, user } = await openPage(database, '/admin/calls', { role: 'owner' })
  await screen.findByRole('heading', { level: 1, name: '1 call ahead. One waits for your yes.' })
  await user.click(await screen.findByRole('button', { name: /^Confirm ?Priya Raman$/ }))
  await screen.findByRole('heading', { level: 1, name: '1 call ahead. Nobody waits for an answer.' })
  expect(screen.getAllByText('Confirmed').length).toBeGreaterThan(0)
})
