import type { Browser, Page } from '@playwright/test'
import { runCommand } from '#server/cli/run-command'
import type { ServerProcess } from '#test/server-process'
import { roleTexts, teamCopy as copy } from '#content/office/team'
import { settingsCopy } from '#content/office/settings'
import { adminGateCopy } from '#content/pages/admin-gate'
import { authCopy } from '#content/pages/auth'
import { invitationCopy } from '#content/pages/invitation'
import { type SmtpStandIn, startSmtpStandIn } from '#server/services/mail/stand-in'
import { expectAccessible } from './expect-accessible.ts'
import { expect, test, untilHydrated } from './fixtures.ts'
import { newAddress } from './quiz.ts'
import { officeEnv, officeOwner, openOffice } from './sign-in-office.ts'

const password = 'four kettles on a green shelf'

test.use({
  serverEnv: { ...officeEnv, RATE_LIMITS: 'off', ALLOWED_PRIVATE_HOSTS: '127.0.0.1' },
  contextOptions: { reducedMotion: 'reduce' },
})

/** Connects the site to the mail server, by the screen. */
async function connectMail(page: Page, smtp: SmtpStandIn): Promise<void> {
  await page.goto('/admin/settings/connections')
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Mail to visitors' }) })
  await row.getByRole('button', { name: 'Set up Mail to visitors' }).click()
  const form = page.getByRole('form', { name: 'Mail to visitors' })
  const { hostname, port } = new URL(smtp.url)
  await form.getByLabel('Provider').selectOption('other')
  await form.getByLabel('Server').fill(hostname)
  await form.getByLabel('Port').fill(port)
  await form.getByRole('button', { name: settingsCopy.save }).click()
  await expect(row).toContainText(settingsCopy.state.on)
}

/** Takes the connection away again, for the other tests of this site. */
async function disconnectMail(page: Page): Promise<void> {
  await page.goto('/admin/settings/connections')
  const row = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Mail to visitors' }) })
  await row.getByRole('button', { name: 'Change Mail to visitors' }).click()
  await row.getByRole('button', { name: settingsCopy.disconnect }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: settingsCopy.disconnect }).click()
  await expect(row).toContainText(settingsCopy.state.off)
}

const rowOf = (page: Page, email: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: email })
const roleOf = (page: Page, email: string) => rowOf(page, email).getByRole('combobox')

async function invite(page: Page, email: string, role: keyof typeof roleTexts): Promise<void> {
  const form = page.getByRole('form', { name: copy.invite.title })
  await form.getByLabel(copy.invite.email).fill(email)
  await form.getByRole('radio', { name: roleTexts[role] }).check()
  await form.getByRole('button', { name: /invitation/ }).click()
  await expect(rowOf(page, email)).toBeVisible()
}

/** Opens a link in a browser of somebody else. */
async function openElsewhere(browser: Browser, site: ServerProcess, link: string): Promise<Page> {
  const { pathname, hash } = new URL(link)
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(pathname + hash)
  await untilHydrated(page)
  return page
}

test('an owner invites a colleague by mail, changes the role and removes them', async ({
  page,
  site,
  browser,
}) => {
  test.slow()
  const smtp = await startSmtpStandIn()
  try {
    await openOffice(page, site, '/admin/settings/connections')
    await connectMail(page, smtp)
    await page
      .getByRole('navigation', { name: settingsCopy.parts })
      .getByRole('link', { name: 'Team' })
      .click()
    await expect(page).toHaveURL('/admin/settings/team')
    await expect(rowOf(page, officeOwner.email)).toContainText(copy.list.ownRole)
    await expect(rowOf(page, officeOwner.email).getByRole('combobox')).toHaveCount(0)

    // A slip is said at the field, and nothing is lost.
    const form = page.getByRole('form', { name: copy.invite.title })
    await form.getByLabel(copy.invite.email).fill('lucia@')
    await form.getByRole('button', { name: copy.invite.submit }).click()
    await expect(form.getByText('Please enter a valid email address')).toBeVisible()
    await expect(form.getByLabel(copy.invite.email)).toBeFocused()

    const email = newAddress()
    await invite(page, email, 'viewer')
    await expect(page.getByText(copy.invite.sent(email))).toBeVisible()
    await expect.poll(() => smtp.mails.flatMap(({ to }) => to)).toContain(email)
    await expect(rowOf(page, email)).toContainText(copy.invitation.delivered)
    await expectAccessible(page, 'the team with an invitation')
    await page.setViewportSize({ width: 1280, height: 720 })

    const mail = (await smtp.parsedMails()).find(({ to }) => to?.some(({ address }) => address === email))
    const link = /http\S+#invitation=\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    const colleague = await openElsewhere(browser, site, link)
    await expect(colleague.getByText(/^Owner invited you to the back office as a viewer/)).toBeVisible()
    expect(colleague.url()).not.toContain('invitation')
    await expectAccessible(colleague, 'accepting an invitation')
    await colleague.setViewportSize({ width: 1280, height: 720 })
    await colleague.getByLabel(invitationCopy.newPassword).fill('too short')
    await colleague.getByRole('button', { name: invitationCopy.submit }).click()
    await expect(colleague.getByText('Password should be at least 15 characters.').first()).toBeVisible()
    await colleague.getByLabel(invitationCopy.newPassword).fill(password)
    await colleague.getByRole('button', { name: invitationCopy.submit }).click()
    await expect(colleague).toHaveURL('/admin')
    await expect(colleague.getByRole('navigation', { name: 'Back office' })).toBeVisible()

    // The owner's screen knows it by itself.
    await expect(roleOf(page, email)).toHaveValue('viewer')
    await roleOf(page, email).selectOption('editor')
    await page.getByRole('alertdialog').getByRole('button', { name: copy.role.confirm }).click()
    await expect(roleOf(page, email)).toHaveValue('editor')
    await colleague.goto('/admin/settings/team')
    await expect(colleague.getByText(copy.notForYou)).toBeVisible()

    await rowOf(page, email).getByRole('button', { name: copy.remove.confirm }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: copy.remove.confirm }).click()
    await expect(rowOf(page, email)).toHaveCount(0)

    // The open tab leads to signing in by itself, and the account opens nothing anymore.
    await expect(colleague).toHaveURL(/^[^#]*\/auth\?/)
    await untilHydrated(colleague)
    await colleague.getByLabel('Email').fill(email)
    await colleague.locator('[name=password]').fill(password)
    await colleague.locator('form').getByRole('button', { name: 'Sign In' }).click()
    await expect(colleague).toHaveURL('/admin/settings/team')
    await expect(colleague.getByRole('main')).toContainText(adminGateCopy['no-admin'].text)
    await colleague.context().close()

    await page.goto('/admin/log')
    await expect(page.getByRole('main')).toContainText(/removed .* from the team/)
    await expect(page.getByRole('main')).toContainText(/joined the team as/)
    await disconnectMail(page)
  } finally {
    await smtp.stop()
  }
})

test('without a mail server the link is shown once, and somebody with an account joins by their password', async ({
  page,
  site,
  browser,
}) => {
  const email = newAddress()
  const env = { databaseUrl: undefined, dataDir: site.dataDir }
  await runCommand(env, 'make-admin', { email, password, role: 'viewer' })
  await runCommand(env, 'remove-admin', { email })
  await openOffice(page, site, '/admin/settings/team')
  await invite(page, email, 'editor')
  const shown = page.getByRole('textbox', { name: copy.link.label })
  await expect(shown).toBeFocused()
  const first = await shown.inputValue()
  await expect(rowOf(page, email)).toContainText(copy.invitation.notConnected)
  await expectAccessible(page, 'a link to pass on')
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('button', { name: copy.link.done }).click()
  await expect(shown).toHaveCount(0)
  await page.reload()
  await expect(rowOf(page, email)).toBeVisible()
  await expect(shown).toHaveCount(0)

  // A new link ends the first one.
  await rowOf(page, email).getByRole('button', { name: copy.invitation.newLink }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: copy.invitation.newLink }).click()
  await expect(shown).toBeVisible()
  const second = await shown.inputValue()
  expect(second).not.toBe(first)
  const colleague = await openElsewhere(browser, site, first)
  await expect(colleague.getByText(invitationCopy.ended.text)).toBeVisible()
  await expectAccessible(colleague, 'an invitation that ended')
  await colleague.getByRole('button', { name: invitationCopy.ended.signIn }).click()
  await expect(colleague.getByLabel(authCopy.fields.email)).toBeVisible()

  await colleague.goto('about:blank')
  await colleague.goto(new URL(second).pathname + new URL(second).hash)
  await colleague.getByLabel(invitationCopy.yourPassword).fill(password)
  await colleague.getByRole('button', { name: invitationCopy.submit }).click()
  await expect(colleague).toHaveURL('/admin')
  await expect(roleOf(page, email)).toHaveValue('editor')
  await colleague.context().close()
})

test('an invitation is revoked after a question, and offline nothing can be changed', async ({
  page,
  site,
  context,
  faults,
}) => {
  // What others change is read again, offline too.
  faults.expect(/ERR_INTERNET_DISCONNECTED/)
  await openOffice(page, site, '/admin/settings/team')
  const email = newAddress()
  await invite(page, email, 'owner')
  await context.setOffline(true)
  await expect(page.getByText(copy.offline)).toBeVisible()
  await expect(rowOf(page, email).getByRole('button', { name: copy.invitation.revoke })).toBeDisabled()
  await context.setOffline(false)
  await expect(page.getByText(copy.offline)).toHaveCount(0)
  await rowOf(page, email).getByRole('button', { name: copy.invitation.revoke }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: copy.invitation.revoke }).click()
  await expect(rowOf(page, email)).toHaveCount(0)
})
