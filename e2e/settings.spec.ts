import { expect, test } from '@playwright/test'
import { startTestPostgres } from '#test/postgres'
import { type ServerProcess, startServerProcess, temporaryFolder } from '#test/server-process'
import { startSmtpStandIn } from '#server/services/mail/stand-in'
import { newAddress } from './quiz.ts'

const admin = { ADMIN_EMAIL: 'ada@mendline.example', ADMIN_PASSWORD: 'eleven quiet harbours' }

async function ask(site: ServerProcess, path: string, body: object, token = '') {
  const answer = await fetch(site.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

test('a setting saved on one of two processes applies in both, without a restart', async () => {
  test.slow()
  const postgres = await startTestPostgres()
  test.skip(postgres === undefined, 'no PostgreSQL on this machine')
  const smtp = await startSmtpStandIn()
  const env = {
    ...admin,
    DATABASE_URL: postgres?.url ?? '',
    AUTH_SECRET: 'a secret that both of them have, and no one else',
    SITE_URL: 'http://mendline.example',
    ALLOWED_PRIVATE_HOSTS: '127.0.0.1',
    PODCAST_APPLE_URL: 'https://podcasts.example.com/of-the-environment',
  }
  const dataDir = temporaryFolder()
  const one = await startServerProcess({ env, dataDir })
  const other = await startServerProcess({ env, dataDir: temporaryFolder() })
  try {
    const signedIn = await ask(one, '/auth/v1/token?grant_type=password', {
      email: admin.ADMIN_EMAIL,
      password: admin.ADMIN_PASSWORD,
    })
    const token = String(signedIn.body['access_token'])
    const save = (site: ServerProcess, name: string, value: string) =>
      ask(site, '/functions/v1/save-settings', { changes: [{ name, value, updatedAt: null }] }, token)
    const home = async (site: ServerProcess) => (await fetch(`${site.url}/`)).text()
    expect(await home(other)).toContain('/book?about=')

    const locked = await save(one, 'PODCAST_APPLE_URL', 'https://podcasts.example.com/mine')
    expect(locked.status).toBe(422)
    expect(locked.body['error']).toContain('it is set on the site’s server, which comes first.')

    expect(await save(one, 'SMTP_URL', smtp.url)).toMatchObject({ status: 200 })
    expect(await save(one, 'BOOKING_URL', 'https://cal.example.com/of-the-owner')).toMatchObject({
      status: 200,
    })
    for (const site of [one, other])
      await expect.poll(() => home(site)).toContain('cal.example.com/of-the-owner')

    // Whichever of them makes the attempt, mail is real now; and nobody has said yet where the owner reads it.
    const email = newAddress()
    const lead = { name: 'Ada Example', email, company: 'Example Engines', biggest_challenge: 'Follow-up' }
    expect(await ask(other, '/functions/v1/subscribe-contact', lead)).toMatchObject({ status: 200 })
    await expect.poll(() => smtp.mails.flatMap(({ to }) => to)).toEqual([email])

    expect(await save(other, 'OWNER_EMAIL', 'owner@mendline.example')).toMatchObject({ status: 200 })
    await expect.poll(() => smtp.mails.flatMap(({ to }) => to)).toEqual([email, 'owner@mendline.example'])
  } finally {
    await Promise.all([one.stop(), other.stop()])
    await smtp.stop()
    await postgres?.stop()
  }
})
