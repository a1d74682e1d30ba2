import { beforeEach, expect, test } from 'vitest'
import { createMailSignIn } from '#server/services/mail-sign-in/mail-sign-in'
import type { SignInApp } from '#server/services/mail-sign-in/sign-in-app'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

function start(app: SignInApp | undefined) {
  const mailSignIn = createMailSignIn({
    app: async () => app,
    secret: 'a secret of the tests',
    redirectUri: () => 'https://mendline.example/admin/settings/connections',
    uses: async () => ['send'],
    now: () => new Date(),
  })
  return createTestApp(database, { role: 'owner', outside: { mailSignIn } }).post('start-mail-sign-in', {})
}

test('start-mail-sign-in returns the provider’s URL with the app’s client id and without its secret', async () => {
  const app = { provider: 'google', clientId: 'an app', clientSecret: 'hunter22', tenant: 'common' } as const
  const { status, body } = await start(app)
  expect(status).toBe(200)
  const url = new URL((body['data'] as { url: string }).url)
  expect(url.origin + url.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth')
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: 'an app',
    scope: 'openid email https://mail.google.com/',
    access_type: 'offline',
  })
  expect(url.href).not.toContain('hunter22')
})

test('start-mail-sign-in returns 422 until an app’s id and secret are saved', async () => {
  const { status, body } = await start(undefined)
  expect([status, body.error]).toEqual([422, 'Enter the app’s id and secret first, and save them.'])
})
