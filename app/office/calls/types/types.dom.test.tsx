import { within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { callTypesCopy as copy } from '#content/office/call-types'
import { createTestApp } from '#test/app'
import { contentEditor } from '#test/content-editor'
import { type TestDatabase, testDatabase } from '#test/database'
import { replaceText } from '#test/in-browser'
import { openPage } from '#test/open-page.tsx'
import { untilSays } from '#test/until-says'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

const open = (role: 'editor' | 'viewer' = 'editor') => openPage(database, '/admin/calls/types', { role })
const published = async () =>
  ((await contentEditor(database).current()) as { published: { overlay: object } | null }).published?.overlay

test('publishes a call type’s length and questions, and the demo’s length where the offer’s page reads it', async () => {
  const { screen, user } = await open()
  const type = (name: string) => within(screen.getByRole('group', { name }))
  await screen.findByRole('group', { name: 'Call' })
  const length = (name: string) => type(name).getByLabelText<HTMLInputElement>(/^Length in minutes/)
  expect([length('Call').value, length('Demo of the AI agents').value]).toEqual(['30', '15'])
  await replaceText(user, length('Call'), '45')
  await replaceText(user, length('Demo of the AI agents'), '20')
  await user.type(type('Guest interview').getByLabelText(/^Question 2 /), 'Where can we hear you?')
  await user.click(type('Guest interview').getByLabelText(copy.requiredOf(2)))
  await user.click(screen.getByRole('button', { name: copy.save }))
  await untilSays(document.body, copy.saved)
  expect(await published()).toEqual({
    calls: {
      intro: { minutes: 45 },
      'guest-interview': { questions: [{ text: 'Where can we hear you?', isRequired: true }] },
    },
    chatAgents: { demoMinutes: 20 },
  })
})

test('an invalid length shows an error at its field, and nothing is published', async () => {
  const { screen, user } = await open()
  const [first] = await screen.findAllByLabelText<HTMLInputElement>(/^Length in minutes/)
  if (!first) throw new Error('no field')
  await replaceText(user, first, '481')
  await user.click(screen.getByRole('button', { name: copy.save }))
  await screen.findByText(copy.wrongMinutes)
  expect(document.activeElement).toBe(first)
  expect(await published()).toBeUndefined()
})

test('a concurrent publication is a conflict, and repeating this one over it keeps the other’s changes', async () => {
  const { screen, user } = await open()
  const [first] = await screen.findAllByLabelText<HTMLInputElement>(/^Question 1 /)
  if (!first) throw new Error('no field')
  await user.type(first, 'Who else decides?')
  const other = createTestApp(database, { role: 'editor' })
  await other.post('publish-facts', { overlay: { audit: { priceUsd: 2_100 } }, seenNumber: 0 })
  await user.click(screen.getByRole('button', { name: copy.save }))
  const conflict = await screen.findByRole('alert')
  expect(first.value).toBe('Who else decides?')
  const [, put] = within(conflict).getAllByRole('button')
  if (!put) throw new Error('no button')
  await user.click(put)
  await untilSays(document.body, copy.saved)
  expect(await published()).toEqual({
    audit: { priceUsd: 2_100 },
    calls: { intro: { questions: [{ text: 'Who else decides?', isRequired: false }] } },
  })
})

test('a viewer sees the call types with disabled fields and no save button', async () => {
  const { screen } = await open('viewer')
  const [first] = await screen.findAllByLabelText<HTMLInputElement>(/^Length in minutes/)
  expect(first?.matches(':disabled')).toBe(true)
  expect(screen.queryByRole('button', { name: copy.save })).toBeNull()
})
