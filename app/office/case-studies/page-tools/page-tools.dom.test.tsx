import { waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { sampleCaseStudies } from '#content/pages/parts/case-studies'
import { caseStudyOfficeCopy } from '#content/office/case-study-tools'
import { addSampleContent } from '#server/process/sample-content'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { replaceText } from '#test/in-browser'
import { openPage } from '#test/open-page.tsx'
import { untilSays, untilUnsaid } from '#test/until-says'

const path = '/case-studies?admin=true'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  await addSampleContent(database, new Date())
})

type Opened = Awaited<ReturnType<typeof openPage>>

const toasts = () => document.querySelector('.toaster')
const desk = () => document.querySelector<HTMLElement>('.desk')!
const buttonsOf = (part: HTMLElement) =>
  within(part)
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)

async function openManager({ screen, user }: Opened): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Show Case Study Manager' }))
  await waitFor(() => expect(document.querySelectorAll('.desk__study')).toHaveLength(3))
}

const editorOf = ({ screen }: Opened, title: string) => screen.findByRole('form', { name: title })

async function rename(page: Opened, from: string, to: string): Promise<void> {
  const editor = within(await editorOf(page, from))
  await replaceText(page.user, editor.getByLabelText('New Title'), to)
  await page.user.click(editor.getByRole('button', { name: /^Update Case Study/ }))
}

/** Answers a function's calls with 500 while `isAway`. */
function failing(name: string) {
  const server = { isAway: true }
  const intercept = (address: string) =>
    server.isAway && address === `/functions/v1/${name}` ? new Response('', { status: 500 }) : undefined
  return { server, intercept }
}

test('a visitor is asked to sign in only at the address with the admin tools', async () => {
  const { screen, router } = await openPage(database, '/case-studies')
  expect(screen.queryByRole('heading', { name: 'Please sign in first' })).toBeNull()
  await router.navigate(path)
  await screen.findByRole('heading', { name: 'Please sign in first' })
  expect(screen.queryByRole('button', { name: 'Fix All Thumbnails' })).toBeNull()
  const way = within(screen.getByRole('main')).getByRole('link', { name: 'Sign In' })
  expect(way.getAttribute('href')).toBe(`/auth?${new URLSearchParams({ next: path })}`)
})

test('a viewer sees the case studies without buttons or fields that change them', async () => {
  const page = await openPage(database, path, { role: 'viewer' })
  await openManager(page)
  expect(buttonsOf(desk())).toEqual(['Hide Case Study Manager'])
  expect(within(desk()).queryAllByRole('textbox')).toEqual([])
})

test('an editor gets every case study tool and a link to the back office', async () => {
  const page = await openPage(database, path, { role: 'editor' })
  await openManager(page)
  expect(page.screen.getAllByRole('button', { name: /^Update Case Study/ })).toHaveLength(3)
  for (const name of ['Show Add Form', 'Fix All Thumbnails']) page.screen.getByRole('button', { name })
  const way = page.screen.getByRole('link', { name: 'Edit everything in the back office' })
  expect(way.getAttribute('href')).toBe('/admin/case-studies')
})

test('a case study is added only from a Gamma link, and a failed request keeps what was typed', async () => {
  const { server, intercept } = failing('add-case-study-from-link')
  const { screen, user } = await openPage(database, path, { role: 'owner', intercept })
  await user.click(await screen.findByRole('button', { name: 'Show Add Form' }))
  const form = within(await screen.findByRole('form', { name: 'Add Case Study' }))
  const title = form.getByLabelText<HTMLInputElement>(/^Case Study Title/)
  const url = form.getByLabelText(/^Gamma URL/)
  const button = form.getByRole<HTMLButtonElement>('button', { name: 'Add Case Study' })
  await replaceText(user, title, 'Quotes that leave on time')
  expect(button.disabled).toBe(true)
  server.isAway = false
  await replaceText(user, url, 'https://gamma.app.evil.test/x')
  await user.click(button)
  await untilSays(toasts, 'Invalid URL')
  await untilSays(toasts, 'Please enter a valid Gamma presentation URL')
  server.isAway = true
  await replaceText(user, url, 'https://gamma.app/docs/quotes')
  await user.click(button)
  await untilSays(toasts, 'Failed to add case study. Please try again.')
  expect(title.value).toBe('Quotes that leave on time')
})

test('the manager reports loading, a save without changes, and a failed save', async () => {
  const { intercept } = failing('update-case-study-image')
  const listed = Promise.withResolvers<void>()
  const page = await openPage(database, path, {
    role: 'owner',
    intercept: (address) =>
      address === '/functions/v1/list-admin-case-studies'
        ? listed.promise.then(() => undefined)
        : intercept(address),
  })
  await page.user.click(await page.screen.findByRole('button', { name: 'Show Case Study Manager' }))
  await untilSays(document.body, 'Loading case studies...')
  listed.resolve()
  const { title } = sampleCaseStudies[1]
  const editor = within(await editorOf(page, title))
  await untilUnsaid(document.body, 'Loading case studies...')
  await page.user.click(editor.getByRole('button', { name: /^Update Case Study/ }))
  await untilSays(toasts, caseStudyOfficeCopy.manage.noChanges)
  await untilSays(toasts, 'Please make changes before saving')
  await rename(page, title, 'An invoice that leaves by itself')
  await untilSays(toasts, 'Failed to update case study.')
  expect(editor.getByLabelText<HTMLInputElement>('New Title').value).toBe('An invoice that leaves by itself')
})

test('a list requested before a change does not replace a newer one that arrived first', async () => {
  const held = { count: 0 }
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const page = await openPage(database, path, {
    role: 'owner',
    intercept(address) {
      if (address !== '/functions/v1/list-admin-case-studies') return undefined
      held.count += 1
      // Delays the list requested after the first change, with its content of that moment.
      return held.count === 2 ? listNow().then((body) => released.then(() => Response.json(body))) : undefined
    },
  })
  const { title } = sampleCaseStudies[2]
  await openManager(page)
  await rename(page, title, 'The first of two names')
  await untilSays(toasts, 'Case study updated successfully.')
  await waitFor(() => expect(held.count).toBe(2))
  const editor = within(await editorOf(page, title))
  await waitFor(() => expect(editor.getByLabelText<HTMLInputElement>('New Title').value).toBe(''))
  await rename(page, title, 'The second of two names')
  await editorOf(page, 'The second of two names')
  release()
  await released
  await new Promise((resolve) => setTimeout(resolve))
  await editorOf(page, 'The second of two names')
})

/** Returns the current response of the list for an owner. */
async function listNow(): Promise<unknown> {
  const { body } = await createTestApp(database, { role: 'owner' }).post('list-admin-case-studies', {})
  return body
}

test('a failed repair of thumbnails shows an error and hides the progress bar', async () => {
  const { intercept } = failing('fix-case-study-thumbnails')
  const { screen, user } = await openPage(database, path, { role: 'owner', intercept })
  await user.click(await screen.findByRole('button', { name: 'Fix All Thumbnails' }))
  await untilSays(toasts, 'Failed to update thumbnails. Please try again.')
  expect(screen.queryByRole('progressbar')).toBeNull()
})
