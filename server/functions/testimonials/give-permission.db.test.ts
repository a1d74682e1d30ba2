import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { consentWording } from '#content/facts/testimonials'
import type { AdminTestimonial } from '#contracts/get-admin-testimonials'
import { contacts } from '#server/db/schema/contacts'
import { log } from '#server/db/schema/log'
import { createTestApp } from '#test/app'
import { loggedIn } from '#test/log'
import { withMailServer } from '#test/mail-server'
import { exampleContacts, putExampleContacts } from '#test/one-contact'
import { putUnsolicitedTestimonialOfAda } from '#test/unsolicited-testimonial'

const given = withMailServer()
beforeEach(() => putExampleContacts(given.database.db))

const post: ReturnType<typeof createTestApp>['post'] = (...call) =>
  createTestApp(given.database, { role: 'editor' }).post(...call)
const ask = (id: string) => post('ask-permission', { id })

async function asModeratorsSeeIt(id: string): Promise<AdminTestimonial | undefined> {
  const { body } = await post('get-admin-testimonials', {})
  return (body['data'] as AdminTestimonial[]).find((each) => each.id === id)
}

async function press(token: string) {
  return (await createTestApp(given.database).post('give-permission', { token })).body['data']
}

/** The link of the newest mail, once there are this many. */
async function linkOf(count: number): Promise<string> {
  await expect.poll(() => given.smtp.mails.length, { timeout: 15_000 }).toBe(count)
  const mail = (await given.smtp.parsedMails()).at(-1)
  return /permission\?token=([\w-]{43})\s/.exec(mail?.text ?? '')?.[1] ?? ''
}

test('one click in the mail gives permission to publish, which nobody in the office can undo', async () => {
  const id = await putUnsolicitedTestimonialOfAda(post)
  const answer = await ask(id)
  expect(answer.status, answer.body.error).toBe(200)
  expect((await asModeratorsSeeIt(id))?.permission_asked_at).toEqual(expect.any(String))
  await given.startWorker()
  const token = await linkOf(1)
  expect(await press(`${token}x`)).toEqual({ state: 'unknown' })
  expect((await asModeratorsSeeIt(id))?.consent_wording).toBeNull()
  expect(await press(token)).toEqual({ state: 'given' })
  expect(await press(token)).toEqual({ state: 'already' })
  expect(await asModeratorsSeeIt(id)).toMatchObject({
    consent_wording: consentWording,
    contact: { id: exampleContacts.ada, isConfirmed: true },
  })
  const { body } = await post('get-contact', { id: exampleContacts.ada })
  const { consents } = body['data'] as { consents: object[] }
  const [entry] = await given.database.db.select().from(log).where(eq(log.action, 'give-permission'))
  expect(consents).toEqual([
    {
      to: 'publication',
      state: 'given',
      at: entry?.created_at.toISOString(),
      wording: consentWording,
    },
  ])
  const [ada] = await given.database.db.select().from(contacts).where(eq(contacts.id, exampleContacts.ada))
  expect(ada?.confirmed_at).not.toBeNull()
  const rows = await loggedIn(given.database)
  expect(rows.slice(-2)).toMatchObject([
    { action: 'ask-permission', subject_id: id, before: { permission_asked_at: null } },
    { action: 'give-permission', user_id: null, after: { consent_wording: consentWording } },
  ])
  // A mail was sent, and its reader's decision is their own.
  for (const { id: logId } of rows.slice(-2)) expect((await post('undo', { logId })).status).toBe(409)
  expect((await ask(id)).status).toBe(409)
})

test('a permission link is valid for 30 days, can be sent again, and ends with its testimonial', async () => {
  const id = await putUnsolicitedTestimonialOfAda(post)
  await given.startWorker()
  await ask(id)
  const first = await linkOf(1)
  await given.database.db.execute(`update one_time_tokens set expires_at = expires_at - interval '30 days'`)
  expect(await press(first)).toEqual({ state: 'unknown' })
  await ask(id)
  const second = await linkOf(2)
  await post('update-testimonial-status', { id, action: 'delete' })
  expect(await press(second)).toEqual({ state: 'unknown' })
})
