import { fireEvent, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { putContact } from '#test/contacts'
import { type TestDatabase, testDatabase } from '#test/database'
import { controls, withoutStamp } from '#test/form-controls'
import { openPage } from '#test/open-page.tsx'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

/** Sends the key that ends an IME composition as Safari does. Returns whether the default was not prevented. */
function endConversion(field: Element, key: 'Enter' | 'Escape', more?: { ctrlKey: true }): boolean {
  fireEvent.compositionStart(field)
  fireEvent.compositionEnd(field, { data: '日本' })
  return fireEvent.keyDown(field, { key, code: key, keyCode: 229, isComposing: false, ...more })
}

test('the Enter that ends an IME composition adds no line to a list', async () => {
  const { user } = await openPage(database, '/ai-audit-week-1-intake-form', { intercept: withoutStamp })
  const lines = () => controls('inefficientTasks')
  const [line] = lines()
  if (!line) throw new Error('no line')
  await user.type(line, '日本')
  expect(endConversion(line, 'Enter')).toBe(true)
  expect(lines()).toHaveLength(1)
  await user.type(line, '{Enter}')
  expect(lines()).toHaveLength(2)
})

test('a key that ends an IME composition does not send a reply or blur its field', async () => {
  const id = await putContact(database, { email: 'rosa@example.com', name: 'Rosa Example' })
  const { screen, user, router, requests } = await openPage(database, `/admin/leads/${id}`, { role: 'owner' })
  const sent = () => requests.filter((path) => path === '/functions/v1/send-reply')
  const message = await screen.findByRole('textbox', { name: 'Message' })
  await user.type(message, 'こんにちは')
  endConversion(message, 'Enter', { ctrlKey: true })
  endConversion(message, 'Escape')
  expect(document.activeElement).toBe(message)
  expect(sent()).toEqual([])
  await user.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(() => expect(sent()).toHaveLength(1))

  await router.navigate('/admin/leads')
  const search = await screen.findByRole('searchbox')
  await user.type(search, '日本')
  endConversion(search, 'Escape')
  expect(document.activeElement).toBe(search)
  await user.keyboard('{Escape}')
  expect(document.activeElement).not.toBe(search)
})

test('the Enter that ends an IME composition does not open the selected result of the command search', async () => {
  const { screen, user, router } = await openPage(database, '/admin', { role: 'owner' })
  await screen.findByRole('heading', { level: 1 })
  await user.keyboard('{Control>}k{/Control}')
  const finder = await screen.findByRole('combobox', { name: 'Search or run a command' })
  await user.click(finder)
  await user.paste('testimo')
  await screen.findByRole('option', { name: /Testimonials/ })
  expect(endConversion(finder, 'Enter')).toBe(true)
  expect(screen.queryByRole('dialog', { name: 'Search or run a command' })).not.toBeNull()
  fireEvent.keyDown(finder, { key: 'Enter', code: 'Enter', keyCode: 13 })
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/testimonials'))
})
