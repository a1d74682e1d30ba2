import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestApp } from '#test/app'
import { putContact } from '#test/contacts'
import { testDatabase } from '#test/database'
import { openPage } from '#test/open-page.tsx'
import { said, untilSays } from '#test/until-says'

test('a template saved from a message fills in the name of another lead when it is used', async () => {
  const database = await testDatabase()
  const dana = await putContact(database, { email: 'dana@example.com', name: 'Dana Smith' })
  const rosa = await putContact(database, { email: 'rosa@example.com', name: 'Rosa Example' })
  const { screen, user, router } = await openPage(database, `/admin/leads/${dana}`, { role: 'editor' })
  const message = async () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Templates' }))
    return within(await screen.findByRole('dialog'))
  }

  expect((await message()).value).toBe('Hi Dana,\n\n')
  await user.type(await message(), 'Thank you for the call.')
  let sheet = await open()
  await sheet.findByText(/^No templates yet/)
  await user.click(sheet.getByRole('button', { name: 'Save this message as a template' }))
  sheet = within(await screen.findByRole('dialog', { name: 'New template' }))
  const text = sheet.getByRole<HTMLTextAreaElement>('textbox', { name: /^Text/ })
  expect(text.value).toBe('Hi {first name},\n\nThank you for the call.')
  await user.type(text, ' {{name}')
  await user.type(sheet.getByRole('textbox', { name: 'Name' }), 'After the call')
  await user.click(sheet.getByRole('button', { name: 'Save template' }))
  // An unknown field is refused on save, before it could be sent in a mail.
  await sheet.findByText(/^In braces can stand: \{first name\}, /)
  await user.clear(text)
  await user.type(text, 'Hello ')
  await user.click(sheet.getByRole('button', { name: 'First name' }))
  await user.type(text, ',\n\nthank you.')
  await user.click(sheet.getByRole('button', { name: 'Save template' }))

  sheet = within(await screen.findByRole('dialog', { name: 'Templates' }))
  const use = await sheet.findByRole('button', { name: /^After the call/ })
  expect(said(use)).toBe('After the call Hello Dana, thank you.')
  await router.navigate(`/admin/leads/${rosa}`)
  await screen.findByRole('heading', { level: 1, name: 'Rosa Example' })
  sheet = await open()
  await user.click(await sheet.findByRole('button', { name: /^After the call/ }))
  expect((await message()).value).toBe('Hello Rosa,\n\nthank you.\n\n')
  expect(document.activeElement).toBe(await message())
})

test('a template that lacks a value for this lead is disabled, and another is inserted after the written text', async () => {
  const database = await testDatabase()
  const { post } = createTestApp(database, { role: 'editor' })
  await post('save-template', { name: 'Score', text: 'You reached {score}.' })
  await post('save-template', { name: 'Thanks', text: 'Thank you.' })
  const id = await putContact(database, { email: 'dana@example.com', name: 'Dana Smith' })
  const { screen, user } = await openPage(database, `/admin/leads/${id}`, { role: 'editor' })
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message' })
  await user.type(field, 'First line.')
  await user.click(screen.getByRole('button', { name: 'Templates' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Templates' }))
  const score = await sheet.findByRole<HTMLButtonElement>('button', { name: /^Score/ })
  expect([said(score), score.disabled]).toEqual(['Score Needs a scorecard.', true])
  await user.click(sheet.getByRole('button', { name: /^Delete.*“Score”/ }))
  await untilSays(document.body, 'Template “Score” deleted.')
  await user.click(sheet.getByRole('button', { name: /^Thanks/ }))
  expect(field.value).toBe('Hi Dana,\n\nFirst line.\n\nThank you.\n\n')
})
