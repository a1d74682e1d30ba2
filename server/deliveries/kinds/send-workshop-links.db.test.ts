import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { workshopFacts } from '#content/facts/facts'
import { deliveries } from '#server/db/schema/deliveries'
import { workshopLeads } from '#server/db/schema/workshop-leads'
import { isLinkMailed } from '#server/queries/workshops/workshop-links.server'
import { createTestApp } from '#test/app'
import { withMailServer } from '#test/mail-server'
import { sendWorkshopLinks } from './send-workshop-links.ts'

const given = withMailServer()

const joinUrl = 'https://zoom.example/j/free'

async function register(email: string, peer = '203.0.113.1') {
  const body = { name: 'Ada', email, company: 'Example Works' }
  const answer = await createTestApp(given.database).post('register-free-workshop', body, {}, peer)
  return (answer.body['data'] as { id: string }).id
}

/** Marks every mail about a seat as sent without the link. */
const mailsAreSent = () =>
  given.database.db.update(deliveries).set({ state: 'delivered', next_attempt_at: null })

const send = (url: string | undefined) => sendWorkshopLinks(given.database.db, url)

async function linkMails() {
  const rows = await given.database.db.select().from(deliveries)
  return rows.filter(({ dedupe_key }) => dedupe_key.includes(':link:'))
}

/** Sends pending mails; returns those to that address, newest last. */
async function mailsTo(address: string, key: string, url?: string) {
  const worker = await given.startWorker({ ...(url !== undefined && { joinUrl: url }) })
  await worker.until(key, ({ state }) => state === 'delivered')
  await worker.stop()
  const mails = await given.smtp.parsedMails()
  return mails.filter(({ to }) => to?.some((each) => each.address === address))
}

const wordsOf = (mail: { text?: string } | undefined) => (mail?.text ?? '').replaceAll(/\s+/g, ' ')

test('mails the link to everybody with a seat once it is set, and only once', async () => {
  const id = await register('ada@example.com')
  const [first] = await mailsTo('ada@example.com', `free-workshop-mail:${id}`)
  expect(wordsOf(first)).toContain('We’ll email it to you as soon as it is')
  expect(await send(undefined)).toBe(0)

  expect(await send(joinUrl)).toBe(1)
  expect(await send(joinUrl)).toBe(0)
  const [link] = await linkMails()
  const mails = await mailsTo('ada@example.com', link?.dedupe_key ?? '', joinUrl)
  const mail = mails.at(-1)
  expect(mail?.subject).toBe('The Zoom link for the free AI workshop')
  expect(mail?.html).toContain(joinUrl)
  expect(wordsOf(mail)).toContain('Here’s the Zoom link for your seat')
  const [before, after] = [first, mail].map((each) =>
    new TextDecoder().decode(each?.attachments[0]?.content as ArrayBuffer),
  )
  expect(after).toContain(`LOCATION:${joinUrl}`)
  expect(/^UID:.*$/m.exec(after ?? '')?.[0]).toBe(/^UID:.*$/m.exec(before ?? '')?.[0])
  expect(after).toContain('SEQUENCE:1')
})

test('sends no link to people who have it, who wait, or whose session is over', async () => {
  const id = await register('ada@example.com')
  await mailsTo('ada@example.com', `free-workshop-mail:${id}`, joinUrl)
  const waiting = await register('eve@example.com', '203.0.113.2')
  const over = await register('old@example.com', '203.0.113.3')
  const { db } = given.database
  await db.update(workshopLeads).set({ seat: null }).where(eq(workshopLeads.id, waiting))
  await db
    .update(workshopLeads)
    .set({ session_starts_at: new Date(Date.now() - 60_000) })
    .where(eq(workshopLeads.id, over))
  await mailsAreSent()
  expect(await send(joinUrl)).toBe(0)
})

test('sends no separate link if the mail about the seat is still pending, which contains it', async () => {
  const id = await register('ada@example.com')
  const { db } = given.database
  const isLinkKnown = () => isLinkMailed(db, id)
  for (const state of ['pending', 'not_connected', 'held'] as const) {
    await db.update(deliveries).set({ state })
    expect(await send(joinUrl), state).toBe(0)
  }
  await mailsAreSent()
  expect(await isLinkKnown()).toBe(false)
  expect(await send(joinUrl)).toBe(1)
  expect(await isLinkKnown(), 'while the mail with the link waits').toBe(false)
  await mailsAreSent()
  expect(await isLinkKnown()).toBe(true)
})

test.each(['failed', 'cancelled', 'not_sent', 'uncertain'] as const)(
  'a holder whose link mail ended as %s counts as not having the link until it is sent again',
  async (state) => {
    const id = await register('ada@example.com')
    await mailsAreSent()
    await send(joinUrl)
    const [link] = await linkMails()
    const { db } = given.database
    const isLinkKnown = () => isLinkMailed(db, id)
    const end = (values: Partial<typeof deliveries.$inferInsert>) =>
      db
        .update(deliveries)
        .set(values)
        .where(eq(deliveries.id, link?.id ?? ''))
    await end({ state, next_attempt_at: null })
    expect(await isLinkKnown()).toBe(false)
    // No new link mail is created while this one exists. The Deliveries screen offers to replay it.
    expect(await send(joinUrl)).toBe(0)
    await end({ state: 'pending', next_attempt_at: new Date() })
    await mailsTo('ada@example.com', link?.dedupe_key ?? '', joinUrl)
    expect(await isLinkKnown()).toBe(true)
  },
)

test('sends the link again after it was removed before its mail was sent', async () => {
  const id = await register('ada@example.com')
  await mailsTo('ada@example.com', `free-workshop-mail:${id}`)
  expect(await send(joinUrl)).toBe(1)
  const [link] = await linkMails()
  const worker = await given.startWorker()
  await worker.until(link?.dedupe_key ?? '', ({ state }) => state === 'not_sent')
  await worker.stop()
  expect(await send(joinUrl)).toBe(1)
})

test('sends a changed link to people who have the previous one', async () => {
  const id = await register('ada@example.com')
  await mailsTo('ada@example.com', `free-workshop-mail:${id}`, joinUrl)
  expect(await send('https://zoom.example/j/other')).toBe(1)
  expect(await send('https://zoom.example/j/other')).toBe(0)
  await mailsAreSent()
  expect(await send(joinUrl)).toBe(1)
  expect(await linkMails()).toHaveLength(2)
})

test('two concurrent processes create one mail per person', async () => {
  const { attendees } = workshopFacts.free
  for (let index = 0; index < attendees; index += 1)
    await register(`visitor${index}@example.com`, `203.0.113.${index}`)
  await mailsAreSent()
  const counts = await Promise.all([send(joinUrl), send(joinUrl), send(joinUrl)])
  expect(counts.toSorted((one, other) => one - other)).toEqual([0, 0, attendees])
  expect(await linkMails()).toHaveLength(attendees)
})
