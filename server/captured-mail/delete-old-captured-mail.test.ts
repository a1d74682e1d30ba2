import { readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#test/server-process'
import { deleteSurplusCapturedMail } from './delete-old-captured-mail.ts'

/** Mails of ten bytes, the first the oldest. */
function folderOf(names: readonly string[]): string {
  const folder = temporaryFolder()
  names.forEach((name, index) => {
    writeFileSync(join(folder, name), '0123456789')
    utimesSync(join(folder, name), index, index)
  })
  return folder
}

test.each([
  ['files', { files: 2, bytes: 1_000 }],
  ['bytes', { files: 100, bytes: 25 }],
])('deletes the oldest captured emails beyond the limit of %s', async (_, limits) => {
  const folder = folderOf(['1.eml', '2.eml', '3.eml', '4.eml', 'other.txt'])
  await deleteSurplusCapturedMail(folder, limits)
  expect(readdirSync(folder)).toEqual(['3.eml', '4.eml', 'other.txt'])
})

test('deleteSurplusCapturedMail ignores a missing folder', async () => {
  await expect(deleteSurplusCapturedMail(join(temporaryFolder(), 'none'))).resolves.toBeUndefined()
})
