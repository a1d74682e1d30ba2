import { waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { frameCopy } from '#content/office/frame'
import { setUpCopy } from '#content/office/set-up'
import { createTestApp } from '#test/app'
import { contentEditor } from '#test/content-editor'
import { type TestDatabase, testDatabase } from '#test/database'
import { replaceText } from '#test/in-browser'
import { openPage } from '#test/open-page.tsx'
import { untilSays } from '#test/until-says'

const copy = setUpCopy.company
let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const open = (path = '/admin/settings/business') => openPage(database, path, { role: 'owner' })
type Opened = Awaited<ReturnType<typeof open>>

async function fieldsOf({ screen }: Opened) {
  const form = within(await screen.findByRole('form', { name: copy.title }))
  const [name, email] = [form.getByLabelText<HTMLInputElement>(copy.name), form.getByLabelText(copy.email)]
  return { form, name, email, address: form.getByLabelText<HTMLTextAreaElement>(/^Postal address/) }
}
const published = async () =>
  ((await contentEditor(database).current()) as { published: { overlay: object } | null }).published?.overlay

test('unsaved business details from the set-up appear in Settings, and saving deletes their draft', async () => {
  const page = await open('/admin/set-up?step=business')
  const begun = await fieldsOf(page)
  await replaceText(page.user, begun.name, 'Acme Repairs')
  await replaceText(page.user, begun.address, '1 Main Street\nPortland, OR 97201')
  await page.router.navigate('/admin/settings/business')
  await waitFor(() => expect(begun.name.isConnected).toBe(false))
  const again = await fieldsOf(page)
  expect([again.name.value, again.address.value]).toEqual([
    'Acme Repairs',
    '1 Main Street\nPortland, OR 97201',
  ])
  await page.user.click(again.form.getByRole('button', { name: copy.save }))
  await untilSays(document.body, copy.saved)
  expect(await published()).toEqual({
    company: { name: 'Acme Repairs', address: ['1 Main Street', 'Portland, OR 97201'] },
  })
  expect(localStorage.getItem('office-drafts')).toBe('{}')
})

test('a postal address of six lines is refused at its field, and nothing is published', async () => {
  const page = await open()
  const { form, address } = await fieldsOf(page)
  await replaceText(page.user, address, 'One\nTwo\nThree\nFour\nFive\nSix')
  await page.user.click(form.getByRole('button', { name: copy.save }))
  await form.findByText(/has more than 5 lines/)
  expect(document.activeElement).toBe(address)
  expect(await published()).toBeUndefined()
})

test('a concurrent publication is a conflict, and repeating this one over it keeps the other’s changes', async () => {
  const page = await open()
  const { form, name } = await fieldsOf(page)
  await replaceText(page.user, name, 'Acme Repairs')
  const other = createTestApp(database, { role: 'editor' })
  await other.post('publish-facts', { overlay: { audit: { priceUsd: 2_100 } }, seenNumber: 0 })
  await page.user.click(form.getByRole('button', { name: copy.save }))
  const conflict = await page.screen.findByRole('alert')
  expect(name.value).toBe('Acme Repairs')
  await page.user.click(within(conflict).getByRole('button', { name: frameCopy.conflict.put }))
  await untilSays(document.body, copy.saved)
  expect(await published()).toEqual({ audit: { priceUsd: 2_100 }, company: { name: 'Acme Repairs' } })
})

test('typing business details previews the footer line of pages and mails', async () => {
  const page = await open()
  const { form, name, email, address } = await fieldsOf(page)
  await replaceText(page.user, name, 'Acme Repairs')
  await replaceText(page.user, address, '1 Main Street\n\nPortland, OR 97201')
  await replaceText(page.user, email, 'ada@acme.test')
  await form.findByText('Acme Repairs, 1 Main Street, Portland, OR 97201, ada@acme.test')
})

test('Undo publishes the previous business details again', async () => {
  const page = await open()
  const { form, name } = await fieldsOf(page)
  const before = name.value
  await replaceText(page.user, name, 'Acme Repairs')
  await page.user.click(form.getByRole('button', { name: copy.save }))
  await page.user.click(await page.screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(name.value).toBe(before))
  await waitFor(async () => expect(await published()).toEqual({}))
})
