import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { addAccount, listen, password } from '#test/accounts'
import { type TestDatabase, testDatabase } from '#test/database'
import { startTestWorker, type TestWorker } from '#test/delivery-worker'
import { type SmtpStandIn, startSmtpStandIn } from '#server/services/mail/stand-in'
import type { DeliveryState } from '#domain/delivery-state'
import { deliveries } from '#server/db/schema/deliveries'
import { oneTimeTokens } from '#server/db/schema/one-time-tokens'

let database: TestDatabase
let smtp: SmtpStandIn
let worker: TestWorker

beforeAll(async () => {
  smtp = await startSmtpStandIn()
})
beforeEach(async () => {
  database = await testDatabase()
  smtp.mails.length = 0
  worker = await startTestWorker(database, { smtp })
})
afterEach(() => worker.stop())
afterAll(() => smtp.stop())

const email = 'ada@example.com'

/** Lets the worker finish the newest delivery of a kind; returns its mail, or undefined if none was sent. */
async function newestMail(kind: string, end: DeliveryState = 'delivered') {
  const found = await database.db.select().from(deliveries)
  const newest = found
    .filter((delivery) => delivery.kind === kind)
    .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime())
    .at(-1)
  await worker.until(newest?.dedupe_key ?? '', ({ state }) => state === end)
  const mails = await smtp.parsedMails()
  return mails.find(({ messageId }) => messageId === `<${newest?.dedupe_key.replace(':', '.')}@site.example>`)
}

const linkIn = (text = '') => new URL(/https:\/\/\S+/.exec(text)?.[0] ?? '')

test('sign-up-mail contains the link that confirms the address, and no other mail does', async () => {
  const auth = (await listen(database)).client()
  await auth.signUp({ email, password })
  const mail = await newestMail('sign-up-mail')
  expect(mail).toMatchObject({ subject: 'Confirm your email address', to: [{ address: email }] })
  const link = linkIn(mail?.text)
  expect(mail?.html).toContain(link.href.replaceAll('&', '&amp;'))
  expect(link.pathname).toBe('/auth/v1/verify')
  const token = link.searchParams.get('token') ?? ''
  const stored = JSON.stringify([
    await database.db.select().from(deliveries),
    await database.db.select().from(oneTimeTokens),
  ])
  expect(stored).not.toContain(token)
  expect(worker.logLines.join('')).not.toContain(token)
  expect((await auth.verifyOtp({ type: 'signup', token_hash: token })).error).toBeNull()
})

test('sign-up-mail can be requested again, and both links work', async () => {
  const auth = (await listen(database)).client()
  await auth.signUp({ email, password })
  const first = await newestMail('sign-up-mail')
  expect((await auth.resend({ type: 'signup', email })).error).toBeNull()
  const second = await newestMail('sign-up-mail')
  const [one, two] = [first, second].map((mail) => linkIn(mail?.text).searchParams.get('token') ?? '')
  expect(one).not.toBe(two)
  // Both count for the sender, because the address may be anybody's.
  const senders = (await database.db.select().from(deliveries)).map(({ sender }) => sender)
  expect(senders).toEqual([expect.any(String), senders[0]])
  expect((await auth.verifyOtp({ type: 'signup', token_hash: one ?? '' })).error).toBeNull()
})

test('sign-up-mail to an address with an account says that one exists, and contains no token', async () => {
  await addAccount(database, { email })
  await (await listen(database)).client().signUp({ email, password })
  const mail = await newestMail('sign-up-mail')
  expect(mail?.subject).toBe('You already have an account')
  expect(linkIn(mail?.text).href).toBe('https://site.example/auth')
})

test('recovery-mail is sent to addresses with an account only', async () => {
  await addAccount(database, { email })
  const auth = (await listen(database)).client()
  await auth.resetPasswordForEmail('unknown@example.com')
  expect(await newestMail('recovery-mail', 'not_sent')).toBeUndefined()
  await auth.resetPasswordForEmail(email)
  const link = linkIn((await newestMail('recovery-mail'))?.text)
  expect([link.pathname, link.search]).toEqual(['/auth', ''])
  const { type, token_hash = '' } = Object.fromEntries(new URLSearchParams(link.hash.slice(1)))
  expect(type).toBe('recovery')
  expect((await auth.verifyOtp({ type: 'recovery', token_hash })).error).toBeNull()
})

test('recovery-mail for an unconfirmed address sends the confirmation mail again, once', async () => {
  const auth = (await listen(database)).client()
  await auth.signUp({ email, password })
  const first = await newestMail('sign-up-mail')
  expect(await auth.resetPasswordForEmail(email)).toEqual({ data: {}, error: null })
  expect(await newestMail('recovery-mail', 'not_sent')).toBeUndefined()
  const second = await newestMail('sign-up-mail')
  expect(second).toMatchObject({ subject: 'Confirm your email address', to: [{ address: email }] })
  expect(second?.messageId).not.toBe(first?.messageId)
  const token_hash = linkIn(second?.text).searchParams.get('token') ?? ''
  expect((await auth.verifyOtp({ type: 'signup', token_hash })).error).toBeNull()
  expect((await auth.signInWithPassword({ email, password })).error).toBeNull()
  // A mail to an address that may be anybody's counts for the sender who requested it.
  const mails = await database.db.select().from(deliveries)
  const confirmations = mails.filter(({ kind }) => kind === 'sign-up-mail')
  expect(mails).toHaveLength(3)
  expect(confirmations.map(({ sender }) => sender)).toEqual([expect.any(String), expect.any(String)])
})

test('password-changed-mail notifies the account’s owner', async () => {
  await addAccount(database, { email })
  const auth = (await listen(database)).client()
  await auth.signInWithPassword({ email, password })
  await auth.updateUser({ password: 'a newer long password' })
  const mail = await newestMail('password-changed-mail')
  expect(mail).toMatchObject({ subject: 'Your password was changed', to: [{ address: email }] })
  expect(mail?.text).not.toContain('a newer long password')
})
