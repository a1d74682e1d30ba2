import { expect, test } from 'vitest'
import { newsletterSubscribers } from '#server/db/schema/newsletter-subscribers'
import { newsletterTokens } from '#server/db/schema/newsletter-tokens'
import { createTestApp } from '#test/app'
import { withMailServer } from '#test/mail-server'
import { subscribe as subscribeByForm } from '#test/newsletter'

const given = withMailServer()

/** The key of a new subscriber's welcome mail; nothing else is pending. */
async function subscribe(): Promise<string> {
  const name = 'Ada\r\nBcc: all@example.com'
  const { id, changed_at } = await subscribeByForm(given.database, { name })
  await given.database.pool.query("delete from deliveries where kind = 'newsletter-confirmation'")
  return `newsletter-welcome:${id}:${changed_at.getTime()}`
}

async function subscriber() {
  const [found] = await given.database.db.select().from(newsletterSubscribers)
  return found
}

/** The path and query of an address on this site. */
const pathOf = (url: string) => url.replace('https://site.example', '')

test('the mail program’s button unsubscribes with one click, and opening the links does not', async () => {
  const key = await subscribe()
  const worker = await given.startWorker()
  await worker.until(key, ({ state }) => state === 'delivered')
  const [mail] = await given.smtp.parsedMails()
  expect(mail).toMatchObject({ subject: 'Welcome to the newsletter', to: [{ address: 'ada@example.com' }] })
  expect(mail?.bcc).toBeUndefined()
  const headers = new Map(mail?.headers.map(({ key: name, value }) => [name, value]))
  expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const oneClick =
    /^<(https:\/\/site\.example\/newsletter\/one-click\?token=[\w-]{32})>$/.exec(
      headers.get('list-unsubscribe') ?? '',
    )?.[1] ?? ''
  const token = oneClick.split('=')[1]
  const page = `https://site.example/newsletter/unsubscribe?token=${token}`
  expect(mail?.text).toContain(page)
  expect(mail?.html).toContain(page)

  const { request } = createTestApp(given.database)
  for (const method of ['GET', 'HEAD']) {
    const looked = await request(pathOf(oneClick), { method })
    expect(looked.status).toBe(303)
    expect(looked.headers.get('location')).toBe(pathOf(page))
  }
  expect(await subscriber()).toMatchObject({ state: 'subscribed' })

  const press = () =>
    request(pathOf(oneClick), {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    })
  for (const answer of [await press(), await press()]) {
    expect(answer.status).toBe(200)
    expect(answer.headers.get('set-cookie')).toBeNull()
  }
  expect(await subscriber()).toMatchObject({ state: 'unsubscribed' })
  expect((await request('/newsletter/one-click?token=guess', { method: 'POST' })).status).toBe(404)
  // The token of the link is stored nowhere.
  const [kept] = await given.database.db.select().from(newsletterTokens)
  expect(kept?.hash).not.toBe(token)
})

test('does not welcome somebody who unsubscribed while the mail waited', async () => {
  const key = await subscribe()
  await given.database.db.update(newsletterSubscribers).set({ state: 'unsubscribed' })
  const worker = await given.startWorker()
  await worker.until(key, ({ state }) => state === 'not_sent')
  expect(given.smtp.mails).toEqual([])
})

test('every copy of a mail that was sent twice contains a working unsubscribe link', async () => {
  given.smtp.behave('die-after-accepting')
  const key = await subscribe()
  const worker = await given.startWorker({ delayOf: () => 500 })
  await worker.until(key, ({ state }) => state === 'uncertain')
  given.smtp.behave('accept')
  await worker.until(key, ({ state }) => state === 'delivered')
  const mails = await given.smtp.parsedMails()
  expect(mails.length).toBeGreaterThan(1)
  const { post } = createTestApp(given.database)
  for (const { text } of mails) {
    const token = /token=([\w-]+)/.exec(text ?? '')?.[1]
    expect((await post('change-subscription', { token, state: 'unsubscribed' })).body).toEqual({
      data: { state: 'unsubscribed' },
    })
  }
})
