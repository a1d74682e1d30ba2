import { act, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import type { ContentOverlay } from '#content/facts/content'
import { readOverlayFrom } from '#content/facts/current-content'
import type { CallQuestion } from '#content/facts/call-types'
import { dayIn } from '#domain/day-in'
import { calls } from '#server/db/schema/calls'
import { testDatabase } from '#test/database'
import { timesOfLaterDays } from '#test/example-calls'
import { choose, control, controls, expectValues, fill, withoutStamp } from '#test/form-controls'
import { openPage } from '#test/open-page.tsx'

const zone = 'America/New_York'
const [first = new Date()] = timesOfLaterDays()
const path = `/book?day=${dayIn(zone, first)}&zone=${zone}`
const typed = { name: 'Ada Example', email: 'ada@example.com' }

function ask(...questions: CallQuestion[]): void {
  const overlay: ContentOverlay = { calls: { intro: { questions } } }
  readOverlayFrom(() => overlay)
  onTestFinished(() => readOverlayFrom(() => undefined))
}
const tools = { text: 'Which tools do you use?', isRequired: true }
const changed = { text: 'How many people are you?', isRequired: true }

async function openBooking() {
  const database = await testDatabase()
  const opened = await openPage(database, path, { intercept: withoutStamp })
  const send = async () =>
    opened.user.click(await opened.screen.findByRole('button', { name: /^Request .*M$/ }))
  const answers = async () => (await database.db.select().from(calls)).map((call) => call.answers)
  return { ...opened, send, answers, reload: () => act(() => opened.router.revalidate()) }
}
const fillIn = () => {
  fill(typed)
  choose({ startsAt: first.toISOString(), way: 'video' })
}

test('a typed answer keeps its question when the owner changes the question', async () => {
  ask(tools)
  const { screen, send, answers, reload } = await openBooking()
  fillIn()
  fill({ answer1: 'A spreadsheet.' })
  ask(changed)
  await reload()
  expectValues({ question1: tools.text, answer1: 'A spreadsheet.' })
  expect(screen.queryByText(changed.text)).toBeNull()
  await send()
  await screen.findByRole('heading', { level: 1, name: /Your request is here\.$/ })
  expect(await answers()).toEqual([[{ question: tools.text, answer: 'A spreadsheet.' }]])
})

test('a changed question replaces one that the visitor has not answered yet', async () => {
  ask(tools)
  const { screen, reload } = await openBooking()
  ask(changed)
  await reload()
  await waitFor(() => expect(control('question1').value).toBe(changed.text))
  expect(screen.queryByText(tools.text)).toBeNull()
})

test('a question added as required after the page loaded appears with its error and keeps everything typed', async () => {
  ask()
  const { screen, send, answers } = await openBooking()
  expect(controls('answer1')).toEqual([])
  fillIn()
  ask(tools)
  await send()
  await screen.findByText('Please answer this question')
  expect(screen.getByLabelText(tools.text).getAttribute('aria-invalid')).toBe('true')
  expectValues(typed)
  fill({ answer1: 'A spreadsheet.' })
  await send()
  await screen.findByRole('heading', { level: 1, name: /Your request is here\.$/ })
  expect(await answers()).toEqual([[{ question: tools.text, answer: 'A spreadsheet.' }]])
})

test('after an invalid post without script an answer is shown under the question it was given to', async () => {
  ask(changed)
  const database = await testDatabase()
  const { screen, router } = await openPage(database, '/terms', { intercept: withoutStamp })
  const formData = new FormData()
  const sent = { ...typed, type: 'intro', zone, way: 'phone', question1: tools.text, answer1: 'A list.' }
  for (const [name, value] of Object.entries(sent)) formData.set(name, value)
  await act(() => router.navigate(path, { formMethod: 'post', formData }))
  await screen.findByText('Please check the marked fields.')
  expectValues({ question1: tools.text, answer1: 'A list.' })
})
