import { fireEvent, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { addIntakeLink } from '#server/queries/intake/intake-links.server'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleAuditIntake } from '#test/examples'
import { choice, choose, control, controls, descriptionOf, fill, withoutStamp } from '#test/form-controls'
import { openPage } from '#test/open-page.tsx'
import { closeToasts, findToast } from '#test/toasts'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  closeToasts()
})

type Opened = Awaited<ReturnType<typeof openPage>>
const path = '/ai-audit-week-1-intake-form'
const sendButton = ({ screen }: Opened) => screen.getByRole('button', { name: 'Send my answers' })
const errorsShown = () => document.querySelectorAll('.error').length

const { teamSize, onboardingProcess, deliveryTools, inefficientTasks, chaseDownTask, ...texts } =
  exampleAuditIntake
const lists = { inefficientTasks, chaseDownTask }

/** Answers every question, the lists last. */
async function fillIn(opened: Opened) {
  choose({ teamSize, onboardingProcess, deliveryTools })
  fill(texts)
  for (const [name, entries] of Object.entries(lists)) await fillList(opened, name, entries)
}

async function fillList({ user }: Opened, name: string, entries: readonly string[]) {
  for (const [index, value] of entries.entries()) {
    const add = control(name).closest('fieldset')?.querySelector('.entries__add')
    if (controls(name).length <= index && add) await user.click(add)
    const entry = controls(name)[index]
    if (!entry) throw new Error(`no entry ${index} of ${name}`)
    fireEvent.input(entry, { target: { value } })
  }
}

test('missing answers of the intake show errors at their questions and in a toast', async () => {
  const opened = await openPage(database, path, { intercept: withoutStamp })
  const { screen, user } = opened
  await user.click(sendButton(opened))
  await findToast('Please Complete All Fields', 'All questions are required')
  expect(document.activeElement).toBe(control('businessName'))
  expect(descriptionOf(control('wouldBreakFirst'))).toBe('Scaling bottleneck description is required')
  expect(errorsShown()).toBe(22)

  await fillIn(opened)
  expect(errorsShown()).toBe(0)
  await fillList(opened, 'inefficientTasks', [' ', ''])
  await fillList(opened, 'chaseDownTask', [''])
  await user.click(sendButton(opened))
  const noTask = 'Please enter at least one inefficient task.'
  await findToast('Required Field Missing', noTask)
  expect(document.activeElement).toBe(control('inefficientTasks'))
  expect(descriptionOf(control('inefficientTasks'))).toBe(noTask)

  await fillList(opened, 'inefficientTasks', ['Typing', 'x'.repeat(201)])
  await user.click(sendButton(opened))
  const second = controls('inefficientTasks')[1]
  expect(document.activeElement).toBe(second)
  expect(descriptionOf(second!)).toBe('Please keep this under 200 characters')
  await findToast('Required Field Missing', 'Please enter at least one item you chase down for.')
  await user.click(screen.getByRole('button', { name: 'Remove task 2' }))
  expect(screen.queryByText('Please keep this under 200 characters')).toBeNull()

  await fillList(opened, 'chaseDownTask', ['Receipts'])
  for (const tool of deliveryTools) fireEvent.click(choice('deliveryTools', tool))
  fill({ topWorkflows: 'x'.repeat(10_000) })
  await user.click(sendButton(opened))
  await findToast('Required Field Missing', 'Please select at least one delivery tool.')
  expect(descriptionOf(control('topWorkflows'))).toBe('Please keep this under 3000 characters')
  expect(control('topWorkflows').value).toBe('x'.repeat(10_000))
})

test('a 500 response to the intake shows a toast and keeps everything typed', async () => {
  const held = Promise.withResolvers<Response>()
  const opened = await openPage(database, path, {
    intercept: (asked) => (asked.endsWith('/submit-audit-intake') ? held.promise : withoutStamp(asked)),
  })
  const { screen, user } = opened
  await fillIn(opened)
  await user.click(sendButton(opened))
  const busy = await screen.findByRole<HTMLButtonElement>('button', { name: 'Submitting...' })
  expect(busy.disabled).toBe(true)
  held.resolve(new Response('', { status: 500 }))
  await findToast('Error', 'There was an error submitting your form. Please try again.')
  expect(control('topWorkflows').value).toBe(texts.topWorkflows)
  expect(controls('inefficientTasks')[1]?.value).toBe('Copying notes')
  await waitFor(() => expect((sendButton(opened) as HTMLButtonElement).disabled).toBe(false))
})

test('a client’s personal link greets them by first name, and the thanks mention the confirmation email', async () => {
  const client = { email: 'dana@example.com', name: 'Dana Smith', now: new Date() }
  const opened = await openPage(database, `${path}?for=${await addIntakeLink(database.db, client)}`)
  const { screen, user } = opened
  await screen.findByText('Hi Dana.')
  expect(document.querySelector('main')?.textContent).not.toMatch(/Smith|@/)
  expect(screen.getByRole('link', { name: /Use the form without it$/ }).getAttribute('href')).toBe(path)
  await fillIn(opened)
  await user.click(sendButton(opened))
  await screen.findByRole('heading', { name: /^Thank you/ })
  expect(document.querySelector('.thanks')?.textContent).toContain('We’ve emailed you a confirmation.')
})

test('an unknown personal link shows no greeting', async () => {
  const { screen, requests } = await openPage(database, `${path}?for=somebody-elses`)
  await waitFor(() => expect(requests).toContain('/functions/v1/get-intake-greeting'))
  await screen.findByText(/For businesses whose AI Audit has started\./)
  expect(screen.queryByText(/^Hi/)).toBeNull()
})
