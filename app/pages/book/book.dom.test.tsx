import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { callLimits } from '#domain/call-rules'
import { dayIn } from '#domain/day-in'
import { calls } from '#server/db/schema/calls'
import { testDatabase } from '#test/database'
import { exampleCall, timesOfLaterDays } from '#test/example-calls'
import { choice, choose, expectValues, fill, withoutStamp } from '#test/form-controls'
import { openPage } from '#test/open-page.tsx'

const zone = 'America/New_York'
const typed = { name: 'Ada Example', email: 'ada@example.com', broken: 'Quotes wait in my inbox.' }

test('who has too many open requests keeps everything typed and chosen, and sends it once one is canceled', async () => {
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
    // Focus moves to what each answer says, also where it says the same again.
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
