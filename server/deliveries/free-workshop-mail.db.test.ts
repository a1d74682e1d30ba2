import { expect, test } from 'vitest'
import { workshopFacts } from '#content/facts'
import { sessionWords } from '#domain/session-words'
import { nextStart } from '#domain/workshop-schedule'
import { createTestApp } from '#test/app'
import { withMailServer } from '#test/mail-server'

const given = withMailServer()

const { zone, attendees } = workshopFacts.free
const ada = { name: 'Ada\r\nBcc: eve@example.com', email: 'ada@example.com', company: 'Example Works' }

async function mailFor(body: object, options: object = {}) {
  const answer = await createTestApp(given.database).post('register-free-workshop', body)
  const { id, startsAt } = answer.body['data'] as { id: string; startsAt: string }
  const worker = await given.startWorker({ ...options })
  await worker.until(`free-workshop-mail:${id}`, ({ state }) => state === 'delivered')
  const mail = (await given.smtp.parsedMails()).find(({ to }) => to?.[0]?.address === ada.email)
  if (!mail) throw new Error('no mail')
  const words = sessionWords(new Date(startsAt), zone)
  return { id, startsAt: new Date(startsAt), words, mail, text: (mail.text ?? '').replace(/\s+/g, ' ') }
}

test('confirms the seat, with the session for the calendar', async () => {
  const { id, words, mail, text } = await mailFor(ada, { joinUrl: 'https://zoom.example/j/free' })
  expect(mail.subject).toBe('Your seat in the free AI workshop')
  expect(mail.messageId).toBe(`<free-workshop-mail.${id}@site.example>`)
  expect(given.smtp.mails[0]?.to).toEqual([ada.email])
  expect(text).toContain(words)
  expect(text).toContain('90 minutes plus Q&A')
  expect(mail.html).toContain('https://zoom.example/j/free')
  const [invitation] = mail.attachments
  expect(invitation).toMatchObject({ filename: 'workshop.ics', mimeType: 'text/calendar' })
  const file = new TextDecoder().decode(invitation?.content as ArrayBuffer)
  expect(file).toContain(`UID:free-workshop-mail.${id}@site.example`)
  expect(file).toMatch(/DTSTART;TZID=America\/New_York:\d{8}T140000/)
  expect(file).toContain('LOCATION:https://zoom.example/j/free')
})

test('says that the link follows where it is not known', async () => {
  const { text, mail } = await mailFor(ada)
  expect(text).toContain('The Zoom link comes to you in a mail of its own before the session.')
  expect(mail.attachments).toHaveLength(1)
})

test('tells those on the waiting list that they have no seat', async () => {
  const { post } = createTestApp(given.database)
  for (let index = 0; index < attendees; index += 1) {
    await post('register-free-workshop', { ...ada, email: `visitor${index}@example.com` })
  }
  const { mail, text, words, startsAt } = await mailFor(ada, { joinUrl: 'https://zoom.example/j/free' })
  expect(mail.subject).toBe('You are on the waiting list: free AI workshop')
  expect(text).toContain(`All 25 seats for ${words} are taken.`)
  expect(text).toContain(sessionWords(nextStart(workshopFacts.free, startsAt), zone))
  expect(mail.attachments).toEqual([])
  expect(text).not.toContain('zoom.example')
})
