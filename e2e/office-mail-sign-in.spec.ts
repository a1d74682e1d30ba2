import { expect, test } from '@playwright/test'
import { settingsCopy as copy } from '#content/office/settings'
import { startSmtpStandIn } from '#server/services/mail/stand-in'
import { oauthSettings, startOAuthStandIn } from '#server/services/mail-sign-in/stand-in'
import { startServerProcess } from '#test/server-process'
import { expectAccessible } from './expect-accessible.ts'
import { officeEnv, openOffice } from './sign-in-office.ts'

test('an owner connects mail by Microsoft sign-in, sees on Today when it has ended, and signs in again', async ({
  browser,
}) => {
  const oauth = await startOAuthStandIn()
  const smtp = await startSmtpStandIn({
    acceptsToken: (user, token) => user === oauth.email && oauth.accepts(token),
  })
  const site = await startServerProcess({ env: { ...officeEnv, ...oauthSettings(oauth, smtp.url) } })
  // The site's own origin, to which the provider redirects the browser.
  const { origin } = new URL(site.url.replace('127.0.0.1', 'localhost'))
  const context = await browser.newContext({ baseURL: origin, reducedMotion: 'reduce' })
  const page = await context.newPage()
  try {
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Mail to visitors' }) })
    await openOffice(page, site, '/admin/settings/connections')
    await row.getByRole('button', { name: 'Set up Mail to visitors' }).click()
    const form = page.getByRole('form', { name: 'Mail to visitors' })
    await form.getByLabel('Provider').selectOption('microsoft')
    await expect(form).toContainText(`${origin}/admin/settings/connections`)
    await expectAccessible(page, 'sign-in form', { widths: [360, 1280] })
    await form.getByLabel('Application (client) ID').fill(oauth.client.id)
    await form.getByLabel('Client secret').fill(oauth.client.secret)
    await form.getByRole('button', { name: copy.save }).click()
    await row.getByRole('button', { name: 'Sign in with Microsoft' }).click()
    await expect(row).toContainText(oauth.email)
    await expect(row.getByText(copy.state.on, { exact: true })).toBeVisible()
    await expect(page).toHaveURL(/\/admin\/settings\/connections$/)
    await row.getByRole('button', { name: 'Test Mail to visitors' }).click()
    await expect(row.getByText('Sign in to it: Worked')).toBeVisible()

    // A test tries the sign-in, as the regular check does.
    oauth.behave('ended')
    oauth.forgetAccessTokens()
    await row.getByRole('button', { name: 'Test Mail to visitors' }).click()
    await expect(row).toContainText('Microsoft has ended the sign-in (invalid_grant, AADSTS50173).')
    await expect(row).toContainText(copy.state.fault)
    await page.goto('/admin')
    await expect(page.getByText('Microsoft has ended the sign-in')).toBeVisible()
    await page.getByRole('link', { name: 'Fix the connection' }).click()
    oauth.behave('ok')
    await row.getByRole('button', { name: 'Sign in again' }).click()
    await expect(row.getByText(copy.state.on, { exact: true })).toBeVisible()
    await expect(row).not.toContainText('has ended the sign-in')
  } finally {
    await context.close()
    await site.stop()
    await Promise.all([smtp.stop(), oauth.stop()])
  }
})
