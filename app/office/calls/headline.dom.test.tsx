import { expect, test } from 'vitest'
import { calls } from '#server/db/schema/calls'
import { createTestApp } from '#test/app'
import { testDatabase } from '#test/database'
import { exampleCall, timesOfLaterDays } from '#test/example-calls'
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

test('confirming a video call proposes the link of the last one, which can be another', async () => {
  const database = await testDatabase()
  const [startsAt = new Date(), earlier = new Date()] = timesOfLaterDays()
  const last = exampleCall({
    state: 'booked',
    way: 'video',
    starts_at: earlier,
    join_url: 'https://meet.example.com/nora',
  })
  await database.db.insert(calls).values(last)
  const call = {
    ...exampleBodies['book-call'],
    startsAt: startsAt.toISOString(),
    name: 'Priya Raman',
    way: 'video',
  }
  expect(await createTestApp(database).post('book-call', call)).toMatchObject({ status: 200 })
  const { screen, user } = await openPage(database, '/admin/calls', { role: 'owner' })
  await user.click(await screen.findByRole('button', { name: /^Confirm ?Priya Raman$/ }))
  const field = await screen.findByLabelText<HTMLInputElement>(/^Link for the video call/)
  expect(field.value).toBe('https://meet.example.com/nora')
  await user.clear(field)
  await user.type(field, 'https://meet.example.com/priya')
  await user.click(screen.getByRole('button', { name: 'Confirm' }))
  await screen.findByRole('heading', { level: 1, name: '2 calls ahead. Nobody waits for an answer.' })
  const links = (await database.db.select().from(calls)).map(({ join_url }) => join_url)
  expect(new Set(links)).toEqual(new Set(['https://meet.example.com/nora', 'https://meet.example.com/priya']))
})
