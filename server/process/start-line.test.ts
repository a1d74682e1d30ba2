import { join } from 'node:path'
import { expect, test } from 'vitest'
import { startLine } from './start-line.ts'

test('says where the site is, who may come in first, and where the mail is', () => {
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

test('leaves out what is settled', () => {
  const line = startLine({
    siteUrl: 'https://example.com',
    setUpUrl: undefined,
    captureDir: undefined,
    isDevelopment: false,
  })
  expect(line).toContain('Open https://example.com · mail is sent · version ')
})

test('names a folder elsewhere as it is', () => {
  const line = startLine({
    siteUrl: 'http://localhost',
    setUpUrl: undefined,
    captureDir: '/srv/site/mail',
    isDevelopment: true,
  })
  expect(line).toContain('mail is captured in /srv/site/mail')
})
