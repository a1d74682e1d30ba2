import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { workshopFacts } from '#content/facts/facts'
import { formatSession } from '#domain/format-session'
import { nextStart } from '#domain/workshop-schedule'
import { workshopLeads } from '#server/db/schema/workshop-leads'
import { workshopSeatTokens } from '#server/db/schema/workshop-seat-tokens'
import { createTestApp } from '#test/app'
import { withMailServer } from '#test/mail-server'
import { reofferUnconfirmedSeats } from '#server/deliveries/kinds/reoffer-unconfirmed-seats'

const given = withMailServer()

const { zone, attendees } = workshopFacts.free
const ada = { name: 'Ada\r\nBcc: eve@example.com', email: 'ada@example.com', company: 'Example Works' }

async function register(body: object, peer?: string) {
  const answer = await createTestApp(given.database).post('register-free-workshop', body, {}, peer)
  const { id, startsAt } = answer.body['data'] as { id: string; startsAt: string }
  return { id, startsAt: new Date(startsAt), words: formatSession(new Date(startsAt), zone) }
}

/** The mail that one delivery sent. */
async function mailOf(key: string, options: object = {}) {
  const worker = await given.startWorker({ ...options })
  await worker.until(key, ({ state }) => state === 'delivered')
  const messageId = `<${key.replaceAll(':', '.')}@site.example>`
  const mail = (await given.smtp.parsedMails()).find((each) => each.messageId === messageId)
  if (!mail) throw new Error('no mail')
  return { mail, text: (mail.text ?? '').replace(/\s+/g, ' ') }
}

async function mailFor(body: object, options: object = {}) {
  const registered = await register(body)
  return { ...registered, ...(await mailOf(`free-workshop-mail:${registered.id}`, options)) }
}

async function fillSession() {
  for (let index = 0; index < attendees; index += 1)
    await register({ ...ada, email: `visitor${index}@example.com` }, `203.0.113.${index}`)
}

test('confirms the seat, with a calendar entry for the session', async () => {
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

test('says that the link will follow if it is not set', async () => {
  const { text, mail } = await mailFor(ada)
  expect(text).toContain('because it isn’t set yet. We’ll email it to you as soon as it is.')
  expect(mail.attachments).toHaveLength(1)
})

test('tells people on the waiting list that they have no seat', async () => {
  await fillSession()
  const { mail, text, words, startsAt } = await mailFor(ada, { joinUrl: 'https://zoom.example/j/free' })
  expect(mail.subject).toBe('You’re on the waiting list: free AI workshop')
  expect(text).toContain(`All 25 seats for ${words} are taken.`)
  expect(text).toContain(formatSession(nextStart(workshopFacts.free, startsAt), zone))
  expect(mail.attachments).toEqual([])
  expect(text).not.toContain('zoom.example')
})

test('asks for confirmation of the seat, and says what happens otherwise', async () => {
  const { mail, text } = await mailFor(ada, { joinUrl: 'https://zoom.example/j/free' })
  const link = /https:\/\/site\.example\/free-ai-workshop\/keep\?token=([\w-]{32})/.exec(text)
  expect(mail.html).toContain(link?.[0])
  expect(text).toMatch(/Please press the button within 24 hours\..+others are waiting|One press tells us/)
  const [kept] = await given.database.db.select().from(workshopSeatTokens)
  expect(kept?.hash).not.toBe(link?.[1])
  const { post } = createTestApp(given.database)
  for (const state of ['kept', 'already_kept']) {
    expect((await post('keep-seat', { token: link?.[1] })).body).toMatchObject({
      data: { state, isLinkMailed: true },
    })
  }
})

test('mails the former and the new holder when a seat is given away', async () => {
  await fillSession()
  const waiting = await register(ada)
  const { db, pool } = given.database
  await pool.query(
    "update workshop_leads set session_starts_at = date_trunc('second', now() + interval '5 days'), seated_at = seated_at - interval '1 day'",
  )
  // A seat is given to somebody else only after the mail about it was sent.
  await pool.query(
    "update deliveries set state = 'delivered', next_attempt_at = null, delivered_at = now() - interval '1 day' where kind = 'free-workshop-mail'",
  )
  expect(await reofferUnconfirmedSeats(db)).toBe(1)
  const [loser] = await db.select().from(workshopLeads).where(eq(workshopLeads.lost_seats, 1))

  const seat = await mailOf(`free-workshop-mail:${waiting.id}:given-0`)
  expect(seat.mail.subject).toBe('You got a seat: free AI workshop')
  expect(seat.text).toContain('/free-ai-workshop/keep?token=')
  expect(seat.mail.attachments).toHaveLength(1)
  const lost = await mailOf(`free-workshop-mail:${loser?.id}:lost-1`)
  expect(lost.mail.to).toMatchObject([{ address: loser?.email }])
  expect(lost.mail.subject).toBe('Your seat went to someone else: free AI workshop')
  expect(lost.text).toContain('You’re now at the top of the waiting list')
  expect(lost.mail.attachments).toEqual([])
})

test('says that the network’s daily share is used up when somebody waits despite free seats', async () => {
  for (const name of ['bob', 'cem', 'dee']) await register({ ...ada, email: `${name}@example.com` })
  const { text } = await mailFor(ada)
  expect(text).toContain('each network gets 3 a day')
  expect(text).toContain('You don’t need to do anything.')
})
