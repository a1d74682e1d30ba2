import { expect, test } from 'vitest'
import { createTestApp } from '#test/app'
import { testDatabase } from '#test/database'
import { securityTxt } from './security-txt.ts'

test('names the security contact, and expires within a year', async () => {
  const { request } = createTestApp(await testDatabase())
  const answer = await request('/.well-known/security.txt')
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; charset=utf-8$/i)
  const said = Object.fromEntries(
    (await answer.text())
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/)),
  )
  expect(said).toMatchObject({
    Contact: expect.stringMatching(/^mailto:\S+@\S+$/),
    Canonical: 'https://example.com/.well-known/security.txt',
  })
  const days = (Date.parse(said.Expires) - Date.now()) / (24 * 3_600_000)
  expect(days).toBeGreaterThan(178)
  expect(days).toBeLessThan(365)
})

test('has an expiry date in the future, however long the process runs', async () => {
  const read = async (now: string) => {
    const answer = await securityTxt('https://example.com', () => new Date(now)).request('/')
    return /^Expires: (.*)$/m.exec(await answer.text())?.[1]
  }
  expect(await read('2026-11-22T12:00:00Z')).toBe('2027-05-21T00:00:00.000Z')
  expect(await read('2027-11-22T12:00:00Z')).toBe('2028-05-20T00:00:00.000Z')
})
