import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { openSignedIn } from './leads-screen.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('a lead is added by hand, a CSV file is imported, and leads are exported', async ({
  page,
}, testInfo) => {
  const tag = `f${Date.now().toString(36)}`
  await openSignedIn(page, '/admin/leads/new')
  await page.getByRole('button', { name: 'Add a lead', exact: true }).click()
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address')
  await expect(page.getByLabel('Email')).toBeFocused()
  await expectAccessible(page, 'a form with a fault', { widths: [360, 1280] })
  await page.getByLabel('Email').fill(`grace.${tag}@example.com`)
  await page.getByLabel('Name', { exact: true }).fill(`Grace ${tag}`)
  await page.getByLabel('Note').fill('Met at the breakfast.')
  await expectAccessible(page, 'the form for a lead')
  await page.getByRole('button', { name: 'Add a lead', exact: true }).click()
  await expect(page).toHaveURL(/\/admin\/leads\/[0-9a-f-]{36}$/)
  const added = page.getByRole('region', { name: 'Notifications' }).filter({ hasText: 'Added.' })
  await expect(added.getByRole('button', { name: 'Undo' })).toBeVisible()

  await page.goto('/admin/leads/import')
  const text = `Who\tWhere to\nJosé ${tag}\tjose.${tag}@example.com\n`
  await page.getByLabel('CSV file').setInputFiles({
    name: 'columns.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text, 'utf16le'),
  })
  await expect(page.getByLabel('Where to')).toHaveValue('email')
  await page.getByText('Columns: 1 of 2 left out').click()
  await page.getByLabel('Who').selectOption('Name')
  await expect(page.getByText(`José ${tag}`)).toBeVisible()
  await expectAccessible(page, 'the columns of an import')

  // The column mapping is remembered after a reload.
  await page.reload()
  await page.getByLabel('CSV file').setInputFiles({
    name: 'columns.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text, 'utf16le'),
  })
  await expect(page.getByLabel('Who')).toHaveValue('name')
  await expect(page.getByText(`José ${tag}`)).toBeVisible()

  // A late response for an earlier file must not replace the preview.
  const late = Promise.withResolvers<void>()
  await page.route(
    '**/functions/v1/import-contacts',
    async (route) => {
      const answer = await route.fetch()
      await late.promise
      await route.fulfill({ response: answer })
    },
    { times: 1 },
  )
  const first = Buffer.from(`Email\none.${tag}@example.com\ntwo.${tag}@example.com\n`)
  await page.getByLabel('CSV file').setInputFiles({ name: 'first.csv', mimeType: 'text/csv', buffer: first })
  await expect(page.getByText('Reading…')).toBeVisible()
  const file = join(testInfo.outputDir, 'people.csv')
  writeFileSync(
    testInfo.outputPath('people.csv'),
    `Name,Email,Company,Stage\nNew ${tag},new.${tag}@example.com,"Looms, Inc",Cold\n,grace.${tag}@example.com,Compilers,\nNobody,nobody,,\n`,
  )
  await page.getByLabel('CSV file').setInputFiles(file)
  await expect(page.getByText('One person would be new.')).toBeVisible()
  const cameLate = page.waitForResponse('**/functions/v1/import-contacts')
  late.resolve()
  await (await cameLate).finished()
  await expect(page.getByText('What was missing is filled in for 1; nothing is overwritten.')).toBeVisible()
  await expect(page.getByText('Line 4: “nobody” is not an address.')).toBeVisible()
  await expect(page.getByText('Line 2: “Cold” is not a status.')).toBeVisible()
  await expectAccessible(page, 'the preview of an import')
  await page.getByRole('button', { name: 'Import 1 lead' }).click()
  await expect(page.getByText('1 lead added, 1 filled in.')).toBeVisible()

  // `expectAccessible` leaves the narrowest viewport.
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/admin/leads?view=everyone&q=${tag}&sort=newest`)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export 2' }).click()
  await page.getByLabel('Notes').check()
  await expectAccessible(page, 'the choice for an export')
  await page.getByRole('button', { name: 'Download' }).click()
  const saved = await (await download).path()
  const exported = readFileSync(saved, 'utf8')
  expect(exported).toContain(`New ${tag},new.${tag}@example.com,"Looms, Inc"`)
  expect(exported).toContain('Met at the breakfast.')
})
