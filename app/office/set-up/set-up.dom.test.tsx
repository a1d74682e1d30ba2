import { within } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { readinessCopy, readinessItems } from '#content/office/readiness'
import { setUpCopy as copy } from '#content/office/set-up'
import { deliveries } from '#server/db/schema/deliveries'
import { addSampleContent } from '#server/process/sample-content'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleBodies } from '#test/examples'
import { openPage } from '#test/open-page.tsx'
import { said, untilSays } from '#test/until-says'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const open = (step: string) => openPage(database, `/admin/set-up?step=${step}`, { role: 'owner' })
type Opened = Awaited<ReturnType<typeof open>>

async function stepNamed({ screen }: Opened, name: string): Promise<HTMLElement> {
  const steps = await screen.findByRole('navigation', { name: copy.steps })
  return within(steps).getByRole('link', { name }).closest('li')!
}

test('a skipped set-up step stays skipped after leaving, and the set-up resumes at the next open step', async () => {
  const page = await open('business')
  expect(said(await stepNamed(page, 'Business'))).toContain(copy.state.open)
  await page.user.click(await page.screen.findByRole('link', { name: copy.skip }))
  await untilSays(await stepNamed(page, 'Business'), copy.state.skipped)
  await page.screen.findByRole('heading', { name: '2. Mail' })
  await page.router.navigate('/admin/settings/business')
  await page.router.navigate('/admin/set-up')
  await page.screen.findByRole('heading', { name: '2. Mail' })
  expect(said(await stepNamed(page, 'Business'))).toContain(copy.state.skipped)
})

test('keeping the samples marks their set-up step as kept, but readiness still lists them', async () => {
  await addSampleContent(database, database.now())
  const page = await open('samples')
  const { screen, user } = page
  await screen.findByRole('button', { name: copy.samples.remove })
  await user.click(screen.getByRole('link', { name: copy.samples.keep }))
  await untilSays(await stepNamed(page, 'Samples'), copy.state.kept)
  const left = within(screen.getByRole('region', { name: readinessCopy.title }))
  await user.click(left.getByRole('link', { name: readinessItems.samples.fix?.label }))
  await untilSays(screen.getByRole('main'), copy.samples.kept)
  expect(screen.getByRole('link', { name: copy.next })).toBeTruthy()
})

/** Submits a scorecard, which creates four deliveries. */
async function sendScorecard() {
  const app = createTestApp(database, { hasWebhook: true })
  const submissionId = randomUUID()
  for (const name of ['send-score-email', 'send-to-sheets'] as const) {
    const { status, body } = await app.post(name, { ...exampleBodies[name], submissionId })
    expect(status, body.error).toBe(200)
  }
}
const change = (kind: string, values: Partial<typeof deliveries.$inferInsert>) =>
  database.db.update(deliveries).set(values).where(eq(deliveries.kind, kind))

test('the test step shows each delivery’s state with its error, and links to a fix for a failed one', async () => {
  await sendScorecard()
  await change('score-mail', { state: 'delivered', delivered_at: new Date() })
  await change('owner-notice', { state: 'not_sent', last_error: 'Its time was over.' })
  await change('score-row', { state: 'failed', attempts: 9, last_error: 'Google answered “403”.' })
  await change('webhook', { state: 'cancelled' })
  const page = await open('test')
  const { screen, router } = page
  const { stations } = copy.test
  const station = (name: string) => () =>
    screen.queryAllByRole('listitem').find((each) => said(each).startsWith(name)) ?? null
  await untilSays(station(stations.mail.name), /: Delivered/)
  await untilSays(await stepNamed(page, 'Test'), copy.state.done)
  await untilSays(station(stations.owner.name), /: It wasn’t needed\. “Its time was over\.”$/)
  await untilSays(station(stations.webhook.name), /: Canceled\. It won’t be sent\.$/)
  await untilSays(station(stations.spreadsheet.name), /: Failed after 9 tries\. “Google answered “403”\.”/)
  const fix = within(station(stations.spreadsheet.name)()!).getByRole('link')
  expect(fix.getAttribute('href')).toBe('/admin/set-up?step=spreadsheet')
  for (const { name } of [stations.mail, stations.owner, stations.webhook])
    expect(within(station(name)()!).queryByRole('link')).toBeNull()

  await change('owner-notice', { state: 'captured', last_error: null })
  await change('score-row', { state: 'not_connected', last_error: null })
  await router.navigate('/admin/settings/business')
  await router.navigate('/admin/set-up?step=test')
  await untilSays(station(stations.owner.name), /: Captured, not sent/)
  await untilSays(station(stations.spreadsheet.name), copy.test.off)
})
