import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { captureMail } from '#server/services/mail/capture-mail'
import { mailViewer } from './mail-viewer.ts'

const mail = [
  'From: Site <site@example.com>',
  'To: ada@example.com',
  'Subject: Confirm <your> address',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary=part',
  '',
  '--part',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Open https://example.com/confirm?a=1&b=2',
  '--part',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p class="letter">Open <a href="https://example.com/confirm?a=1&amp;b=2">this</a></p>',
  '--part--',
  '',
].join('\r\n')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-mail-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function look(path: string) {
  const answer = await mailViewer(folder).request(path)
  return { status: answer.status, page: await answer.text(), headers: answer.headers }
}

test('/dev/mail states that no mail was captured yet', async () => {
  const { status, page } = await look('/dev/mail')
  expect(status).toBe(200)
  expect(page).toContain('No mail has been kept yet.')
})

test('/dev/mail lists a captured email, and shows its HTML and its text', async () => {
  await captureMail(Buffer.from(mail), '<sign-up.17@example.com>', folder)
  const list = await look('/dev/mail')
  expect(list.page).toContain('<a href="/dev/mail/sign-up.17">Confirm &lt;your&gt; address</a>')
  expect(list.page).toContain('to ada@example.com')

  const { page, headers } = await look('/dev/mail/sign-up.17')
  expect(page).toContain('<pre>Open https://example.com/confirm?a=1&amp;b=2')
  // The email's HTML stays inside its sandboxed frame, in which no script runs.
  expect(page).toContain('&lt;p class=&quot;letter&quot;&gt;')
  expect(page).not.toContain('<p class="letter">')
  expect(page).toMatch(/sandbox="allow-popups allow-popups-to-escape-sandbox"/)
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
})

test.each(['/dev/mail/gone', '/dev/mail/..%2F..%2Fsecret'])('%s returns 404', async (path) => {
  expect((await look(path)).status).toBe(404)
})
