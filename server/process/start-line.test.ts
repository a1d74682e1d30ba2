import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startLine } from './start-line.ts'

test('the start line has the site’s address, the set-up link and the folder of captured mail', () => {
  const line = startLine({
    siteUrl: 'http://localhost:3000',
    setUpUrl: 'http://localhost:3000/auth#set-up=abc',
    captureDir: join(process.cwd(), 'data/mail'),
    isDevelopment: false,
  })
  expect(line).toMatch(
    /^Open http:\/\/localhost:3000 · first admin: http:\/\/localhost:3000\/auth#set-up=abc · mail waits for a mail server, copies are in \.\/data\/mail · version \d+\.\d+\.\d+/,
  )
})

test('the start line omits the set-up link and the mail folder when they are undefined', () => {
  const line = startLine({
    siteUrl: 'https://example.com',
    setUpUrl: undefined,
    captureDir: undefined,
    isDevelopment: false,
  })
  expect(line).toContain('Open https://example.com · mail is sent · version ')
})

test('the start line shows a mail folder outside the working directory as an absolute path', () => {
  const line = startLine({
    siteUrl: 'http://localhost',
    setUpUrl: undefined,
    captureDir: '/srv/site/mail',
    isDevelopment: true,
  })
  expect(line).toContain('mail is captured in /srv/site/mail')
})
