import { randomUUID } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { contactCopy } from '#content/office/contact'
import { messageCopy } from '#content/office/message'
import { settingsCopy as copy } from '#content/office/settings'
import { dovecotPassword, findDovecot, startDovecot } from '#server/services/incoming/stand-in'
import { startServerProcess } from '#test/server-process'
import { createContact } from '#contracts/create-contact'
import { getSettings } from '#contracts/get-settings'
import { saveSettings } from '#contracts/save-settings'
import { callFunction } from './call-function.ts'
import { expectAccessible } from './expect-accessible.ts'
import { officeEnv, openOffice } from './sign-in-office.ts'

const user = 'nora@mendline.example'

test('an owner connects a mailbox, and a lead’s emailed reply appears on their page without a reload', async ({
  browser,
}) => {
  test.skip(!findDovecot(), 'no dovecot 2.3 (Debian’s dovecot-imapd)')
  const dovecot = await startDovecot()
  const env = { ...officeEnv, ALLOWED_PRIVATE_HOSTS: '127.0.0.1' }
  const site = await startServerProcess({ env })
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: 'reduce' })
  const page = await context.newPage()
  try {
    await openOffice(page, site, '/admin/settings/connections')
    const person = { email: 'adaeze@fernhill.example', name: 'Adaeze Okonjo' }
    const created = await callFunction(page, createContact, person)
    const { id } = created.body.data
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Replies', exact: true }) })
    await row.getByRole('button', { name: 'Set up Replies' }).click()
    const form = page.getByRole('form', { name: 'Replies' })
    await form.getByRole('button', { name: copy.save }).click()
    await expect(form).toContainText(copy.mail.choose)
    await form.getByLabel('Provider').selectOption('other')
    await expectAccessible(page, 'form of a mailbox', { widths: [360, 1280] })
    await form.getByLabel('Server', { exact: true }).fill('127.0.0.1')
    await form.getByLabel('Port', { exact: true }).fill(String(dovecot.port))
    await form.getByLabel('User name').fill(user)
    await form.getByLabel('Password').fill(dovecotPassword)
    await form.getByRole('button', { name: copy.save }).click()
    // Saving tests the connection, which fails: the form requires TLS and this test's server has none.
    await expect(row.getByText('Reach the mail server: Failed')).toBeVisible()
    const settings = await callFunction(page, getSettings, {})
    const updatedAt = settings.body.data.find(({ name }) => name === 'IMAP_URL')?.updatedAt ?? null
    const changes = [
      { name: 'IMAP_URL' as const, value: dovecot.url(user), updatedAt },
      { name: 'IMAP_PASSWORD' as const, value: dovecotPassword, updatedAt },
    ]
    expect((await callFunction(page, saveSettings, { changes })).status).toBe(200)
    await page.reload()
    await row.getByRole('button', { name: /Test (again )?Replies/ }).click()
    for (const step of ['Reach the mail server', 'Sign in to it', 'Open the folders'])
      await expect(row.getByText(`${step}: Worked`)).toBeVisible()

    await page.goto(`/admin/leads/${id}`)
    await expect(page.getByText('Their reply shows up here.')).toBeVisible({ timeout: 30_000 })
    const text = [
      'Is this meant for a law firm of 26?',
      '',
      `On Mon, Nov 16, 2026 at 5:46 PM Nora <${user}> wrote:`,
      '> Hello Adaeze, thank you for taking the scorecard.',
    ]
    await dovecot.append(
      user,
      [
        'From: Adaeze Okonjo <adaeze@fernhill.example>',
        `To: ${user}`,
        'Subject: Your score of 6',
        `Message-ID: <${randomUUID()}@fernhill.example>`,
        'Content-Type: multipart/mixed; boundary=b',
        '',
        '--b',
        'Content-Type: text/plain; charset=utf-8',
        '',
        ...text,
        '--b',
        'Content-Type: application/pdf',
        'Content-Disposition: attachment; filename="packet-blank.pdf"',
        '',
        'x'.repeat(900),
        '--b--',
        '',
      ].join('\r\n'),
    )
    // The reply appears without a reload.
    const theirs = page.getByRole('region', { name: 'Adaeze wrote' })
    await expect(theirs).toContainText('Is this meant for a law firm of 26?', { timeout: 30_000 })
    await expect(theirs).not.toContainText('thank you for taking the scorecard')
    const timeline = page.getByRole('region', { name: contactCopy.timeline.title })
    const quoted = timeline.getByText('> Hello Adaeze, thank you for taking the scorecard.')
    await expect(quoted).toBeHidden()
    await timeline.getByText(messageCopy.quoted).click()
    await expect(quoted).toBeVisible()
    await expect(timeline).toContainText('packet-blank.pdf')
    await expectAccessible(page, 'page of a lead with a mail', { widths: [360, 1280] })
    await page.reload()
    await expect(page.getByLabel(contactCopy.compose.subject, { exact: true })).toHaveValue(
      'Re: Your score of 6',
    )
    await page.goto('/admin')
    await expect(page.getByRole('link', { name: /Adaeze Okonjo/ }).first()).toBeVisible()
  } finally {
    await context.close()
    await site.stop()
    await dovecot.stop()
  }
})
