import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#test/database'
import { startTestWorker } from '#test/delivery-worker'
import { accept, asOwner, asVisitor, invitedEmail } from '#test/invite'
import { deliveries } from '#server/db/schema/deliveries'
import { invitations } from '#server/db/schema/invitations'
import { oneTimeTokens } from '#server/db/schema/one-time-tokens'
import { startSmtpStandIn, type SmtpStandIn } from '#server/services/mail/stand-in'

let database: TestDatabase
let smtp: SmtpStandIn
beforeAll(async () => {
  smtp = await startSmtpStandIn()
})
beforeEach(async () => {
  database = await testDatabase()
  smtp.mails.length = 0
})
afterAll(() => smtp.stop())

const email = invitedEmail

test('invitation-mail contains a single-use link, whose token is stored only as a hash', async () => {
  const answer = await asOwner(database, { isConnected: true }).post('invite-member', {
    email,
    role: 'editor',
  })
  expect(answer.body).toMatchObject({ data: { email, isMailed: true } })
  expect(answer.body).not.toHaveProperty('link')
  const worker = await startTestWorker(database, { smtp })
  onTestFinished(() => worker.stop())
  const [delivery] = await database.db.select().from(deliveries)
  await worker.until(delivery?.dedupe_key ?? '', ({ state }) => state === 'delivered')
  const [mail] = await smtp.parsedMails()
  expect(mail).toMatchObject({ to: [{ address: email }], subject: expect.stringContaining('invited') })
  const token = /#invitation=(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect(mail?.html).toContain(`/auth#invitation=${token}`)
  const stored = JSON.stringify([
    await database.db.select().from(deliveries),
    await database.db.select().from(oneTimeTokens),
    await database.db.select().from(invitations),
  ])
  expect(token).toHaveLength(43)
  expect(stored).not.toContain(token)
  expect(worker.logLines.join('')).not.toContain(token)

  expect((await asVisitor(database).post('get-invitation', { token })).body).toMatchObject({
    data: { email, role: 'editor', hasAccount: false },
  })
  expect((await accept(database, token)).body).toEqual({ data: { email, role: 'editor' } })
  expect((await accept(database, token)).body).toEqual({ data: null })
  expect(await database.db.select().from(invitations)).toEqual([])
})

test('invitation-mail is not sent once a newer one replaces it or the invitation is revoked', async () => {
  const app = asOwner(database, { isConnected: true })
  await app.post('invite-member', { email, role: 'editor' })
  await app.post('invite-member', { email, role: 'viewer' })
  await app.post('invite-member', { email: 'sam@marchetti.example', role: 'viewer' })
  const sam = (await database.db.select().from(invitations)).find(({ email: to }) => to.startsWith('sam'))
  await app.post('revoke-invitation', { id: sam?.id })
  const worker = await startTestWorker(database, { smtp })
  onTestFinished(() => worker.stop())
  const rows = await database.db.select().from(deliveries)
  for (const { dedupe_key } of rows)
    await worker.until(dedupe_key, ({ state }) => state === 'delivered' || state === 'not_sent')
  const mails = await smtp.parsedMails()
  expect(mails.map(({ text }) => /As an? \w+/.exec(text ?? '')?.[0])).toEqual(['As a viewer'])
})
