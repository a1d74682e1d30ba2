import { expect, test } from 'vitest'
import { createTestApp } from '#test/app'
import { exampleBodies } from '#test/examples'
import { withMailServer } from '#test/mail-server'

const given = withMailServer()

test.each([
  [
    'submit-podcast-guest',
    'podcast-application-mail',
    { linkedinProfile: 'https://spam.example/offer' },
    ['Thank you for your interest', 'at least 48 hours before', 'https://site.example/ai-first-ceo-podcast'],
  ],
  [
    'submit-guest-intake',
    'guest-intake-mail',
    { fullName: 'Ada\r\nBcc: all@example.com <b>', website: 'https://spam.example/offer' },
    ['be in touch with prep details'],
  ],
] as const)(
  '%s is confirmed by a mail without links from a stranger’s input',
  async (name, kind, typed, said) => {
    const body = { ...exampleBodies[name], ...typed, email: 'guest@example.com' }
    const answer = await createTestApp(given.database).post(name, body)
    expect(answer.status, answer.body.error).toBe(200)
    const { id } = answer.body['data'] as { id: string }
    const worker = await given.startWorker()
    await worker.until(`${kind}:${id}`, ({ state }) => state === 'delivered')
    const [mail] = await given.smtp.parsedMails()
    expect(mail).toMatchObject({
      to: [{ address: 'guest@example.com' }],
      from: { address: 'hello@site.example' },
      replyTo: [{ address: 'owner@site.example' }],
      messageId: `<${kind}.${id}@site.example>`,
    })
    expect(mail?.bcc).toBeUndefined()
    for (const words of said) {
      expect(mail?.text?.replaceAll(/\s+/g, ' ')).toContain(words)
      expect(mail?.html).toContain(words)
    }
    for (const version of [mail?.text, mail?.html]) expect(version).not.toContain('spam.example')
    expect(mail?.html).not.toContain('<b>')
  },
)
