import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { sessionStorageKey } from '#app/lib/stored-session'
import { officeScreens } from '#content/office/frame'
import { sampleCaseStudies } from '#content/pages/parts/case-studies'
import { runCommand } from '#server/cli/run-command'
import type { ServerProcess } from '#test/server-process'
import { expect, test } from './fixtures.ts'

const password = 'a passphrase of green kettles'
const owner = 'owner@example.com'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  serverEnv: { ADMIN_EMAIL: owner, ADMIN_PASSWORD: password },
})

/** Every screen of the back office: those that its rail leads to, and those within them. */
const screens = [
  ...officeScreens.flat().map(({ path }) => path),
  '/admin/leads/new',
  '/admin/leads/import',
  `/admin/case-studies/${sampleCaseStudies[0].id}`,
  // Nobody's: an admin is told so inside the frame, and nobody else is told anything.
  '/admin/leads/0f3c6c0e-6b0e-4a53-9a4b-6f7f2f1f4a23',
]

type Session = Record<string, unknown>

async function signIn(request: APIRequestContext, email: string): Promise<Session> {
  const answer = await request.post('/auth/v1/token?grant_type=password', { data: { email, password } })
  expect(answer.status()).toBe(200)
  return (await answer.json()) as Session
}

/** A browser that has kept this session. */
async function pageOf(browser: Browser, site: ServerProcess, session: Session | undefined): Promise<Page> {
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' })
  if (session)
    await context.addInitScript(
      ([key, kept]) => localStorage.setItem(key ?? '', kept ?? ''),
      [sessionStorageKey, JSON.stringify(session)],
    )
  return context.newPage()
}

const refusal = (page: Page) => page.getByRole('heading', { name: 'Your account can’t open this' })
const frame = (page: Page) => page.getByRole('navigation', { name: 'Back office' })

test('every screen: the server sends nothing to others, and only admins get the frame', async ({
  request,
  browser,
  site,
}) => {
  test.slow()
  const name = 'Somebody Whose Name Is Nobody’s Business'
  const words = { name, testimonial: `${name} said so.`, category: 'business-coaching', consent: true }
  await request.post('/functions/v1/submit-testimonial', { data: words })
  const env = { databaseUrl: undefined, dataDir: site.dataDir }
  for (const role of ['viewer', 'editor'] as const)
    await runCommand(env, 'make-admin', { email: `${role}@example.com`, password, role })
  for (const email of ['user@example.com', 'demoted@example.com'])
    await runCommand(env, 'make-admin', { email, password, role: 'editor' })
  await runCommand(env, 'remove-admin', { email: 'user@example.com' })

  const sessions: Record<string, Session | undefined> = { anonymous: undefined }
  for (const who of ['user', 'viewer', 'editor', 'owner', 'demoted'])
    sessions[who] = await signIn(request, `${who}@example.com`)
  sessions['expired'] = {
    ...(await signIn(request, owner)),
    expires_at: Math.floor(Date.now() / 1_000) - 60,
    refresh_token: 'a token that nobody gave',
  }
  await runCommand(env, 'remove-admin', { email: 'demoted@example.com' })

  for (const [who, session] of Object.entries(sessions)) {
    const page = await pageOf(browser, site, session)
    const token = session?.['access_token']
    const headers: Record<string, string> = {}
    if (typeof token === 'string') headers['authorization'] = `Bearer ${token}`
    for (const path of screens) {
      const isAdmin = ['viewer', 'editor', 'owner'].includes(who)
      // The page itself is the same for everybody; what comes for a token is for an admin's.
      const answers = [await request.get(path)]
      if (!isAdmin && token !== undefined && who !== 'expired')
        answers.push(await request.get(path, { headers }))
      for (const answer of answers) {
        const html = await answer.text()
        expect(html, `${path} for ${who}`).not.toContain(name)
        expect(html, `${path} for ${who}`).not.toContain('@example.com')
      }
      expect(answers[1]?.status() ?? 401, `${path} for ${who}`).toBe(401)
      await page.goto(path)
      if (isAdmin) {
        await expect(frame(page), `${path} for ${who}`).toBeVisible()
        continue
      }
      if (who === 'user') await expect(refusal(page), `${path} for ${who}`).toBeVisible()
      // Anyone who is no admin any more is signed out everywhere.
      else await expect(page, `${path} for ${who}`).toHaveURL(/\/auth\?next=/)
      await expect(frame(page)).toHaveCount(0)
      await expect(page.getByText(name)).toHaveCount(0)
    }
    await page.context().close()
  }
})

test('an admin who is demoted while a screen is open gets no more data', async ({
  request,
  browser,
  site,
}) => {
  const env = { databaseUrl: undefined, dataDir: site.dataDir }
  const email = 'leaving@example.com'
  await runCommand(env, 'make-admin', { email, password, role: 'editor' })
  const page = await pageOf(browser, site, await signIn(request, email))
  await page.goto('/admin/testimonials')
  await expect(page.getByText('Others’ changes show at once')).toBeVisible()
  await runCommand(env, 'remove-admin', { email })
  await expect(page.getByText('Connecting…')).toBeVisible()
  const words = { name: 'Late', testimonial: 'Late said so.', category: 'business-coaching', consent: true }
  await request.post('/functions/v1/submit-testimonial', { data: words })
  await page.reload()
  await expect(page).toHaveURL(/\/auth\?next=/)
  await expect(page.getByText('Late said so.')).toHaveCount(0)
  await page.context().close()
})
