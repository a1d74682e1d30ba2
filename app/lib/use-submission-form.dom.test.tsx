import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { dismissToast, shownToasts } from '#app/ui/toast'
import { podcastGuestApplications } from '#server/db/schema/podcast-guest-applications'
import { quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import { workshopRegistrations } from '#server/db/schema/workshop-registrations'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { openPage } from '#test/open-page.tsx'

const apply = 'submit-podcast-guest'
const profile = 'linkedin.com/in/ada'
const noAnswer = 'We could not reach the server. Please try again later, or check your connection.'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

interface Sent {
  submissionId: string
  stamp: string
}
type Answer = (name: string, input: Sent) => Promise<Response>

/**
 * Opens a page with a form, and records what it sends to its function.
 * @param first answers the first call instead of the app
 */
async function openForm(path: string, name: string, first?: Answer) {
  const sent: Sent[] = []
  const page = await openPage(database, path, {
    intercept(address, { body }) {
      if (address !== `/functions/v1/${name}`) return undefined
      const input = JSON.parse(body as string) as Sent
      sent.push(input)
      return sent.length === 1 ? first?.(name, input) : undefined
    },
  })
  onTestFinished(() => shownToasts().forEach(({ id }) => dismissToast(id)))
  const form = () => {
    const found = document.querySelector('main form[method="post"]')
    if (!(found instanceof HTMLFormElement)) throw new Error('The form is not there.')
    return found
  }
  async function fill(values: Record<string, string>) {
    for (const [field, value] of Object.entries(values)) {
      const control = form().elements.namedItem(field) as HTMLInputElement
      await page.user.clear(control)
      await page.user.click(control)
      await page.user.paste(value)
    }
  }
  const press = async (button: string) =>
    page.user.click(await page.screen.findByRole('button', { name: button }))
  return { ...page, sent, form, fill, press }
}

const openApplication = (first?: Answer) => openForm('/ai-first-ceo-podcast', apply, first)

/** The app stores the call, and its response is lost on the way back. */
const loseResponse: Answer = async (name, input) => {
  expect((await createTestApp(database).post(name, input)).status).toBe(200)
  throw new TypeError('Failed to fetch')
}

/** The addresses of the stored applications, in the order of their submission. Nothing was quarantined. */
async function storedAddresses() {
  expect(await database.db.select().from(quarantinedSubmissions)).toEqual([])
  const rows = await database.db
    .select()
    .from(podcastGuestApplications)
    .orderBy(podcastGuestApplications.created_at)
  return rows.map(({ email }) => email)
}

test('the same content sent again after a lost response keeps its submission id and is stored once', async () => {
  const { fill, press, screen, sent } = await openApplication(loseResponse)
  await fill({ email: 'ada@example.com', linkedinProfile: profile })
  await press('Apply as a guest')
  await screen.findByText(noAnswer)
  await press('Apply as a guest')
  await screen.findByRole('heading', { name: 'Thank You' })
  expect(sent).toHaveLength(2)
  expect(sent[1]).toMatchObject({ submissionId: sent[0]?.submissionId, stamp: sent[0]?.stamp })
  expect(await storedAddresses()).toEqual(['ada@example.com'])
})

test('changed content after a lost response gets a new submission id and is stored as well', async () => {
  const { fill, press, form, screen, sent } = await openApplication(loseResponse)
  await fill({ email: 'adda@example.com', linkedinProfile: profile })
  await press('Apply as a guest')
  await screen.findByText(noAnswer)
  expect(new FormData(form()).get('email')).toBe('adda@example.com')
  await fill({ email: 'ada@example.com' })
  await press('Apply as a guest')
  await screen.findByRole('heading', { name: 'Thank You' })
  expect(sent).toHaveLength(2)
  expect(sent[1]?.submissionId).not.toBe(sent[0]?.submissionId)
  expect(sent[1]?.stamp).not.toBe(sent[0]?.stamp)
  expect(await storedAddresses()).toEqual(['adda@example.com', 'ada@example.com'])
})

test('after a 409 conflict the next click sends a new submission id and succeeds', async () => {
  const error = 'Something else was sent under this key.'
  const { fill, press, screen, sent } = await openApplication(async () =>
    Response.json({ error, code: 'conflict', requestId: 'none' }, { status: 409 }),
  )
  await fill({ email: 'ada@example.com', linkedinProfile: profile })
  await press('Apply as a guest')
  await screen.findByText(error)
  await press('Apply as a guest')
  await screen.findByRole('heading', { name: 'Thank You' })
  expect(sent).toHaveLength(2)
  expect(sent[1]?.submissionId).not.toBe(sent[0]?.submissionId)
  expect(sent[1]?.stamp).not.toBe(sent[0]?.stamp)
  expect(await storedAddresses()).toEqual(['ada@example.com'])
})

test('two submits at the same moment make one call', async () => {
  const { fill, form, screen, sent } = await openApplication()
  await fill({ email: 'ada@example.com', linkedinProfile: profile })
  // Both submits come before the button is rendered as disabled.
  const element = form()
  element.requestSubmit()
  element.requestSubmit()
  await screen.findByRole('heading', { name: 'Thank You' })
  expect(sent).toHaveLength(1)
  expect(await storedAddresses()).toEqual(['ada@example.com'])
})

test('the same content sent again after a success gets a new submission id', async () => {
  const ada = { name: 'Ada Example', email: 'ada@example.com', company: 'Example Works' }
  const { fill, press, screen, sent } = await openForm('/ai-readiness-workshop', 'register-workshop')
  await fill(ada)
  await press('Save my seat')
  const thanks = await screen.findByRole('heading', { name: "You're In!" })
  await vi.waitFor(() => expect(document.activeElement).toBe(thanks))
  await press('Register Another Person')
  await fill(ada)
  await press('Save my seat')
  await screen.findByText('Already registered!')
  expect(sent).toHaveLength(2)
  expect(sent[1]?.submissionId).not.toBe(sent[0]?.submissionId)
  expect(sent[1]?.stamp).not.toBe(sent[0]?.stamp)
  expect(await database.db.select().from(workshopRegistrations)).toHaveLength(1)
})
