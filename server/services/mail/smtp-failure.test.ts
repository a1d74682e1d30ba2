import { expect, test } from 'vitest'
import { smtpFailure } from './smtp-failure.ts'

/** A refused recipient, as nodemailer reports it. */
const refusal = (responseCode: number, response: string) =>
  smtpFailure(
    Object.assign(new Error(response), { code: 'EENVELOPE', responseCode, response, command: 'RCPT TO' }),
    false,
  )

test.each([
  [550, '550 ada@gmial.com: no such mailbox', '(550)'],
  [550, '550 5.1.1 <ada@gmial.com>: user unknown', '(550 5.1.1)'],
  [550, '550-5.1.1 The email account that you tried to reach does not exist', '(550 5.1.1)'],
  [550, '550 5.4.1 Recipient address rejected: Access denied', '(550 5.4.1)'],
  [553, '553 5.1.2 unknown domain', '(553 5.1.2)'],
])('treats the reply %i %s as an address that does not exist', (code, response, answer) => {
  const failure = refusal(code, response)
  expect(failure).toMatchObject({ permanent: true, rejected: true })
  expect(failure.message).toBe(`The mail server refused the recipient ${answer}.`)
})

test.each([
  [554, '554 5.7.1 <ada@gmail.com>: Relay access denied'],
  [550, '550 5.2.2 mailbox full'],
  [552, '552 mailbox full'],
  [550, '550 5.1.8 sender’s domain not found'],
  [450, '450 4.1.1 try again later'],
])('does not treat the reply %i %s as a wrong address', (code, response) => {
  const failure = refusal(code, response)
  expect(failure.permanent).toBe(false)
  expect(failure.message).not.toContain('refused the recipient')
})

test.each([
  [550, '550 5.2.2 over quota', '(550 5.2.2)'],
  [552, '552 mailbox full', '(552)'],
])('says that the mailbox is full for the reply %i %s', (code, response, answer) => {
  expect(refusal(code, response).message).toBe(`The recipient’s mailbox is full ${answer}.`)
})
