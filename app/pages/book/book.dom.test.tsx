import { eq } from 'drizzle-orm'
import { act, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { callLimits } from '#domain/call-rules'
import { dayIn } from '#domain/day-in'
import { calls } from '#server/db/schema/calls'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleCall, timesOfLaterDays } from '#test/example-calls'
import { choice, choose, control, controls, expectValues, fill, withoutStamp } from '#test/form-controls'
import { exampleBodies } from '#test/examples'
import { openPage } from '#test/open-page.tsx'

const zone = 'America/New_York'
const typed = { name: 'Ada Example', email: 'ada@example.com', broken: 'Quotes wait in my inbox.' }

test('too many open requests block a booking but keep the filled-in form, which succeeds once one is canceled', async () => {
  const database = await testDatabase()
  const { db } = database
  const [first = new Date(), ...later] = timesOfLaterDays()
  const otherDays = later.filter((time) => dayIn(zone, time) !== dayIn(zone, first))
  const others = otherDays
    .slice(0, callLimits.openPerPerson)
    .map((starts_at) => exampleCall({ id: crypto.randomUUID(), starts_at, email: typed.email }))
  await db.insert(calls).values(others)
  const path = `/book?day=${dayIn(zone, first)}&zone=${zone}`
  const { screen, user } = await openPage(database, path, { intercept: withoutStamp })
  fill(typed)
  choose({ startsAt: first.toISOString(), way: 'video' })
  const request = () => screen.findByRole('button', { name: /^Request .*M$/ })
  const newHeading = () => {
    const focused = document.activeElement
    return focused?.localName === 'h1' && focused !== said && focused.textContent
  }
  let said: Element | null = null
  for (let tries = 0; tries < 2; tries++) {
    await user.click(await request())
    // Focus moves to the heading of each response, also if it has the same text again.
    await expect.poll(newHeading).toMatch(/^Too many requests are open\./)
    said = document.activeElement
    expectValues(typed)
    expect(choice('startsAt', first.toISOString()).checked).toBe(true)
    expect(screen.getByText(/Cancel one .* or write to hello@/)).toBeDefined()
  }
  await db
    .update(calls)
    .set({ state: 'canceled' })
    .where(eq(calls.id, others[0]?.id ?? ''))
  await user.click(await request())
  await screen.findByRole('heading', { level: 1, name: /Your request is here\.$/ })
})

/** Finishes a scorecard; returns the link of its results page. */
async function linkWithScorecard(
  database: TestDatabase,
  time: Date,
): Promise<{ token: string; path: string }> {
  const answer = await createTestApp(database).post('send-score-email', exampleBodies['send-score-email'])
  const { token } = answer.body['data'] as { token: string }
  const about = `about=ai-score-results&day=${dayIn(zone, time)}&zone=${zone}`
  return { token, path: `/book?${about}&scorecard=${token}` }
}
const take = () => control('token') as HTMLInputElement
const withScript = { intercept: withoutStamp }

test('a booking link from the results prefills name, email and scorecard, and its token leaves the URL', async () => {
  const database = await testDatabase()
  const [first = new Date()] = timesOfLaterDays()
  const { path, token } = await linkWithScorecard(database, first)
  const { screen, user, router } = await openPage(database, path, withScript)
  expectValues({ name: 'Ada Example', email: 'ada@example.com' })
  expect(take().checked).toBe(true)
  expect(take().labels?.[0]?.textContent).toMatch(
    /^Take my scorecard along\. 14 of 27, The System Architect, \w+ \d+\. Only we see it\.$/,
  )
  await waitFor(() => expect(router.state.location.search).not.toContain('scorecard'))
  expect(router.state.location.search).toContain('about=ai-score-results')
  expectValues({ name: 'Ada Example', email: 'ada@example.com' })
  choose({ startsAt: first.toISOString(), way: 'video' })
  await user.click(await screen.findByRole('button', { name: /^Request .*M$/ }))
  await screen.findByRole('heading', { level: 1, name: /Your request is here\.$/ })
  const [call] = await database.db.select().from(calls)
  expect(call?.scorecard_id).toEqual(expect.any(String))
  expect(JSON.stringify(call)).not.toContain(token)
})

test('an unchecked scorecard stays unchecked after a post without script, and the call has none', async () => {
  const database = await testDatabase()
  const [first = new Date()] = timesOfLaterDays()
  const { path } = await linkWithScorecard(database, first)
  const { screen, user, router } = await openPage(database, '/terms', withScript)
  // Posts the form as a browser without script does; a phone number is missing.
  const formData = new FormData()
  const sent = { type: 'intro', zone, name: 'Ada L. Example', email: typed.email, way: 'phone' }
  for (const [name, value] of Object.entries(sent)) formData.set(name, value)
  await act(() => router.navigate(path, { formMethod: 'post', formData }))
  await screen.findByText('Please check the marked fields.')
  expectValues({ name: 'Ada L. Example', email: typed.email })
  expect(take().checked).toBe(false)
  fill({ phone: '+1 555 0100' })
  choose({ startsAt: first.toISOString() })
  await user.click(await screen.findByRole('button', { name: /^Request .*M$/ }))
  await screen.findByRole('heading', { level: 1, name: /Your request is here\.$/ })
  expect(await database.db.select().from(calls)).toMatchObject([{ scorecard_id: null }])
})

test('a booking link with an unknown scorecard token shows the empty form', async () => {
  const database = await testDatabase()
  await openPage(database, '/book?about=score-email&scorecard=of-nobody', withScript)
  expectValues({ name: '', email: '' })
  expect(controls('token')).toEqual([])
})
