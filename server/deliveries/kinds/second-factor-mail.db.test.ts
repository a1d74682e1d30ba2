import { afterAll, beforeAll, expect, test } from 'vitest'
import { startSmtpStandIn, type SmtpStandIn } from '#server/services/mail/stand-in'
import { secondFactorEvents } from '#server/emails/account-mails'
import { deliverWithin } from '#server/deliveries/ledger/deliver'
import { type TestDatabase, testDatabase } from '#test/database'
import { startTestWorker, type TestWorker } from '#test/delivery-worker'
import { secondFactorMail } from './second-factor-mail.ts'

let database: TestDatabase
let smtp: SmtpStandIn
let worker: TestWorker

beforeAll(async () => {
  smtp = await startSmtpStandIn()
  database = await testDatabase()
  worker = await startTestWorker(database, { smtp })
})
afterAll(async () => {
  await worker.stop()
  await smtp.stop()
})

const email = 'ada@example.com'

test('second-factor-mail names the account, and has its own subject for each event', async () => {
  const subjects = []
  for (const news of secondFactorEvents) {
    const key = `second-factor-mail:${news}`
    await database.db.transaction((tx) =>
      deliverWithin(tx)(secondFactorMail, { email, news }, { key, recipient: email }),
    )
    await worker.until(key, ({ state }) => state === 'delivered')
    const mail = (await smtp.parsedMails()).at(-1)
    expect(mail?.to).toMatchObject([{ address: email }])
    for (const body of [mail?.text, mail?.html]) expect(body).toContain(`account, ${email},`)
    expect(mail?.text).toContain('Set a new password right away')
    subjects.push(mail?.subject)
  }
  expect(subjects).toEqual([
    'A second step was added to your account',
    'A second step was removed from your account',
    'New recovery codes were made',
    'A recovery code was used',
    'Your two-step sign-in was reset',
  ])
})
