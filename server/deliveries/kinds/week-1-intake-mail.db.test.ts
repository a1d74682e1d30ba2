import { expect, test } from 'vitest'
import { addIntakeLink } from '#server/queries/intake/intake-links.server'
import { createTestApp } from '#test/app'
import { exampleAuditIntake } from '#test/examples'
import { withMailServer } from '#test/mail-server'

const given = withMailServer()

test('confirms to a client that the week-1 answers have arrived, and says when we call', async () => {
  const { db } = given.database
  const token = await addIntakeLink(db, { email: 'dana@example.com', name: 'Dana Smith', now: new Date() })
  const { post } = createTestApp(given.database)
  const answer = await post('submit-audit-intake', { ...exampleAuditIntake, token })
  expect(answer.status, answer.body.error).toBe(200)
  const { id } = answer.body['data'] as { id: string }
  const worker = await given.startWorker()
  await worker.until(`week-1-intake-mail:${id}`, ({ state }) => state === 'delivered')
  const mails = await given.smtp.parsedMails()
  const mail = mails.find(({ subject }) => subject === 'We have your week-1 answers')
  expect(mail).toMatchObject({
    to: [{ address: 'dana@example.com' }],
    from: { address: 'hello@site.example' },
    replyTo: [{ address: 'owner@site.example' }],
  })
  for (const said of ['Hi Dana,', 'within 24 hours to schedule the week-2 call'])
    expect(mail?.text?.replaceAll(/\s+/g, ' ')).toContain(said)
  expect(mail?.html).not.toContain(token)
})
