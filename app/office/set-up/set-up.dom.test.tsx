import { within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { readinessCopy, readinessItems } from '#content/office/readiness'
import { setUpCopy as copy } from '#content/office/set-up'
import { addSampleContent } from '#server/process/sample-content'
import { type TestDatabase, testDatabase } from '#test/database'
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

test('a skipped step says so in its line and stays skipped after leaving, and the next open one is resumed', async () => {
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

test('keeping the samples for now answers their step, and readiness still lists them', async () => {
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
