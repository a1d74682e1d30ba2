import { readFileSync } from 'node:fs'
import { dataCopy as copy } from '#content/office/data'
import { readZip } from '#test/read-zip'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test } from './fixtures.ts'
import { openOffice } from './sign-in-office.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('an owner makes a backup, tests its restore, makes an export, and downloads both by keyboard', async ({
  page,
  site,
}) => {
  await openOffice(page, site, '/admin/settings/data')
  for (const [kind, make] of [
    ['backup', copy.backups.make],
    ['export', copy.exports.make],
  ] as const) {
    await page.getByRole('button', { name: make }).press('Enter')
    const row = page.getByRole('list', { name: copy.list[kind] }).getByRole('listitem').first()
    await expect(row).toContainText(copy.state.done, { timeout: 60_000 })
    if (kind === 'backup') {
      await row.getByRole('button', { name: /^Test restore/ }).press('Enter')
      await expect(row).toContainText('Restored as a test', { timeout: 60_000 })
    }
    const downloading = page.waitForEvent('download')
    await row.getByRole('button', { name: /^Download/ }).press('Enter')
    const path = await (await downloading).path()
    if (kind === 'backup') expect(readFileSync(path, 'utf8').slice(0, 40)).toContain('backup of a site')
    else expect([...readZip(path).keys()]).toContain('csv/contacts.csv')
  }
  await expectAccessible(page, 'data')
})
