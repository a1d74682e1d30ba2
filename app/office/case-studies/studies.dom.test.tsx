import { waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { sampleCaseStudies } from '#content/pages/parts/case-studies'
import { updateCaseStudy } from '#contracts/update-case-study'
import { eq } from 'drizzle-orm'
import { caseStudies } from '#server/db/schema/case-studies'
import { addSampleContent } from '#server/process/sample-content'
import { type TestDatabase, testDatabase } from '#test/database'
import { replaceText, rowsWith } from '#test/in-browser'
import { openPage } from '#test/open-page.tsx'
import { addMember, signInMember } from '#test/sign-in-member'
import { untilSays } from '#test/until-says'

const path = '/admin/case-studies'
const needs = 'Before it can be published it needs a story, a figure, a quote or a presentation.'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
  await addSampleContent(database, new Date())
})

type Opened = Awaited<ReturnType<typeof openPage>>

const toasts = () => document.querySelector('.toaster')
const row = (title: string) => rowsWith(title)[0] ?? null
const appears = (title: string) => waitFor(() => expect(row(title)).not.toBeNull())

/** Adds a case study in the list; with a URL, from that presentation. */
async function add({ screen, user }: Opened, title: string, url = ''): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Add a case study' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Add a case study' }))
  await replaceText(user, sheet.getByLabelText('Title'), title)
  if (url) await replaceText(user, sheet.getByLabelText(/^Gamma presentation/), url)
  await user.click(sheet.getByRole('button', { name: /^Add/ }))
}

async function save({ screen, user }: Opened): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Save' }))
}

test('an empty case study cannot be published, from its editor or the list', async () => {
  const page = await openPage(database, path, { role: 'owner' })
  const { screen, user, router } = page
  await untilSays(() => screen.getByRole('heading', { level: 1 }), 'Three are on the site.')
  await untilSays(() => screen.getByRole('heading', { level: 1 }), 'Two thumbnails are broken.')
  await add(page, 'Nothing but a title')
  const publish = () => screen.findByRole<HTMLButtonElement>('button', { name: /^Publish/ })
  expect((await publish()).disabled).toBe(true)
  await untilSays(document.body, needs)
  await replaceText(user, screen.getByLabelText(/^What changed/), 'They leave the same day.')
  await save(page)
  await untilSays(document.body, 'Everything is saved.')
  await waitFor(async () => expect((await publish()).disabled).toBe(false))
  await user.click(await publish())
  await user.click(await screen.findByRole('button', { name: /^Take off the site/ }))
  await waitFor(async () => expect((await publish()).disabled).toBe(false))
  await user.clear(screen.getByLabelText(/^What changed/))
  await save(page)
  await waitFor(async () => expect((await publish()).disabled).toBe(true))

  await router.navigate(path)
  await untilSays(() => row('Nothing but a title'), 'Nothing to read yet')
  const inList = within(row('Nothing but a title')!).getByRole<HTMLButtonElement>('button', {
    name: /^Publish/,
  })
  expect(inList.disabled).toBe(true)
})

test('a case study added with a presentation is published at once, and deleted from its menu', async () => {
  const page = await openPage(database, path, { role: 'owner' })
  const { screen, user } = page
  await add(page, 'By its presentation', 'https://gamma.app.evil.test/x')
  await untilSays(document.body, 'Please enter a valid Gamma presentation URL')
  const sheet = within(await screen.findByRole('dialog', { name: 'Add a case study' }))
  await replaceText(user, sheet.getByLabelText(/^Gamma presentation/), 'https://gamma.app/docs/by-its')
  await user.click(sheet.getByRole('button', { name: 'Add and publish' }))
  await untilSays(toasts, 'Added, and on the site.')
  await untilSays(() => row('By its presentation'), 'On the site')
  await user.click(within(row('By its presentation')!).getByRole('button', { name: /^More/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(row('By its presentation')).toBeNull())
})

test('saving over another user’s change is a conflict, and either version can be kept', async () => {
  const { id, title } = sampleCaseStudies[1]
  await addMember(database, 'nora@example.com', 'owner')
  const other = await signInMember(database, 'nora@example.com')
  const page = await openPage(database, `${path}/${id}`, { role: 'owner' })
  const { screen, user } = page
  await screen.findByRole('form', { name: title })
  const client = screen.getByLabelText<HTMLInputElement>('Client')
  const stored = async () => {
    const [study] = await database.db.select().from(caseStudies).where(eq(caseStudies.id, id))
    return study!
  }
  const write = async (words: string) => {
    await replaceText(user, client, words)
  }
  const theySave = async (client_name: string) => {
    const updatedAt = (await stored()).updated_at.toISOString()
    const { status } = await other.call(updateCaseStudy.name, { id, updatedAt, client_name })
    expect(status).toBe(200)
  }
  await write('My client')
  await theySave('Their client')
  await save(page)
  const conflict = await screen.findByRole('alert')
  expect(conflict.textContent).toContain('Nora has changed this case study in the meantime.')
  await user.click(within(conflict).getByRole('button', { name: 'Use mine' }))
  await untilSays(toasts, 'Saved.')
  await waitFor(async () => expect((await stored()).client_name).toBe('My client'))
  await untilSays(document.body, 'Everything is saved.')

  // The next change starts from the version that was kept.
  await write('Another of mine')
  await theySave('Another of theirs')
  await save(page)
  await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Keep theirs' }))
  await waitFor(() => expect(client.value).toBe('Another of theirs'))
  await write('Ours')
  await save(page)
  await waitFor(async () => expect((await stored()).client_name).toBe('Ours'))
})

test('text typed while a save is in progress stays as a draft', async () => {
  const { id, title } = sampleCaseStudies[1]
  const saved = Promise.withResolvers<void>()
  const page = await openPage(database, `${path}/${id}`, {
    role: 'owner',
    intercept: (address) =>
      address === '/functions/v1/update-case-study' ? saved.promise.then(() => undefined) : undefined,
  })
  const { screen, user, router } = page
  await screen.findByRole('form', { name: title })
  const [client, industry] = ['Client', 'Industry'].map(
    (name) => () => screen.getByLabelText<HTMLInputElement>(name),
  )
  await replaceText(user, client!(), 'A client')
  await save(page)
  await user.type(client!(), ' in Ohio')
  await replaceText(user, industry!(), 'Construction')
  saved.resolve()
  await untilSays(toasts, 'Saved.')
  expect(client!().value).toBe('A client in Ohio')
  expect(industry!().value).toBe('Construction')
  // Unsaved edits stay on the device as a draft.
  await router.navigate(path)
  await appears(title)
  await router.navigate(`${path}/${id}`)
  await untilSays(document.body, 'Not saved yet.')
  expect(client!().value).toBe('A client in Ohio')
  await save(page)
  await untilSays(document.body, 'Everything is saved.')
  const [study] = await database.db.select().from(caseStudies).where(eq(caseStudies.id, id))
  expect(study).toMatchObject({ client_name: 'A client in Ohio', industry: 'Construction' })
})

test('Undo publishes an unpublished case study again; broken thumbnails are listed and repaired', async () => {
  const { screen, user, router } = await openPage(database, path, { role: 'owner' })
  const { title } = sampleCaseStudies[0]
  await appears(title)
  await user.click(within(row(title)!).getByRole('button', { name: /^Take off the site/ }))
  await untilSays(() => row(title), 'Draft')
  await user.click((await within(toasts() as HTMLElement).findAllByRole('button', { name: 'Undo' })).at(-1)!)
  await untilSays(() => row(title), 'On the site')
  await user.click(screen.getByRole('link', { name: /^Broken thumbnails/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?view=broken'))
  await user.click(screen.getByRole('button', { name: 'Fix All Thumbnails' }))
  await untilSays(() => screen.getByRole('heading', { level: 1 }), 'Every thumbnail loads.')
})
