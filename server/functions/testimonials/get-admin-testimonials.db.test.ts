import { randomUUID } from 'node:crypto'
import { isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { OutputOf } from '#contracts/contract'
import type { AdminTestimonial, getAdminTestimonials } from '#contracts/get-admin-testimonials'
import { addSampleContent } from '#server/process/sample-content'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { testimonials } from '#server/db/schema/testimonials'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleBodies } from '#test/examples'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

test('get-admin-testimonials without a body lists pending and approved ones, newest first', async () => {
  await addSampleContent(database, new Date(Date.now() - 60_000))
  const { post, request } = createTestApp(database, { role: 'viewer' })
  await post('submit-testimonial', exampleBodies['submit-testimonial'])
  const answer = await request('/functions/v1/get-admin-testimonials', { method: 'POST' })
  expect(answer.status).toBe(200)
  const { data } = (await answer.json()) as { data: AdminTestimonial[] }
  expect(data[0]).toMatchObject({
    name: 'Ada Example',
    is_approved: false,
    is_sample: false,
    consent_wording: expect.stringContaining('publish'),
    // Never the address that was entered: neither admins' nor visitors' browsers load from it.
    image_url: null,
  })
  expect(data[1]).toMatchObject({ is_approved: true, is_sample: true, consent_wording: null })
})

test('get-admin-testimonials returns each author’s contact, and whether its address is confirmed', async () => {
  const { post } = createTestApp(database, { role: 'editor' })
  await post('submit-testimonial', exampleBodies['submit-testimonial'])
  const feedback = exampleBodies['submit-workshop-feedback'] as object
  const words = { allowTestimonial: true, testimonialContent: 'It holds.' }
  await post('submit-workshop-feedback', { ...feedback, ...words, email: 'ada@example.com' })
  const [contact] = await database.db.select().from(contacts)
  const contactsOf = async () => {
    const { data } = (await post('get-admin-testimonials', {})).body as unknown as {
      data: AdminTestimonial[]
    }
    return data.map((each) => each.contact)
  }
  expect(await contactsOf()).toEqual([{ id: contact?.id, isConfirmed: false }, null])
  await database.db.update(contacts).set({ confirmed_at: new Date() })
  expect(await contactsOf()).toEqual([{ id: contact?.id, isConfirmed: true }, null])
  const [ofNobody] = await database.db.select().from(activities).where(isNull(activities.contact_id))
  await post('assign-submission', { id: ofNobody?.id, contactId: contact?.id })
  expect((await contactsOf())[1]).toEqual({ id: contact?.id, isConfirmed: true })
})

describe('get-admin-testimonials with a page, search or filters', () => {
  const put = (given: Partial<typeof testimonials.$inferInsert> & { name: string }) => {
    const id = randomUUID()
    const stored = {
      testimonial: 'It holds.',
      rating: 5,
      category: 'workshop',
      created_at: new Date(),
    } as const
    return database.db
      .insert(testimonials)
      .values({ id, ...stored, ...given })
      .then(() => id)
  }
  const ask = async (input: object) =>
    (await createTestApp(database, { role: 'viewer' }).post('get-admin-testimonials', input))
      .body as unknown as OutputOf<typeof getAdminTestimonials>
  const namesOf = ({ data }: { data: AdminTestimonial[] }) => data.map(({ name }) => name)

  test('pages without missing or repeating testimonials of the same time, and counts all pages', async () => {
    const at = new Date()
    for (const name of ['a', 'b', 'c', 'd', 'e']) await put({ name, created_at: at })
    await put({ name: 'approved', is_approved: true })
    const found: string[] = []
    let cursor: string | null = null
    do {
      const page = await ask({ limit: 2, filters: { state: 'pending' }, ...(cursor && { cursor }) })
      expect(page.count).toEqual({ value: 5, exact: true })
      found.push(...namesOf(page))
      cursor = page.nextCursor
    } while (cursor !== null)
    expect(found.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e'])
    expect(namesOf(await ask({}))).toHaveLength(6)
  })

  test('searches name, role, company and text, and filters by category, state and id', async () => {
    const id = await put({ name: 'Ada Lund', role: 'Owner', company: 'Lund & Co.', category: 'ai-audit' })
    await put({ name: 'Grace', testimonial: 'They saved 100%_of it.', is_approved: true })
    expect(namesOf(await ask({ q: 'lund owner' }))).toEqual(['Ada Lund'])
    expect(namesOf(await ask({ q: '100%_' }))).toEqual(['Grace'])
    expect(namesOf(await ask({ q: 'gr' }))).toEqual(['Grace'])
    expect(namesOf(await ask({ q: '%' }))).toEqual([])
    expect(namesOf(await ask({ filters: { category: 'ai-audit' } }))).toEqual(['Ada Lund'])
    expect(namesOf(await ask({ filters: { state: 'approved' } }))).toEqual(['Grace'])
    expect(namesOf(await ask({ filters: { id } }))).toEqual(['Ada Lund'])
  })

  test('returns totals of every testimonial, regardless of search and filters', async () => {
    await put({ name: 'without permission' })
    await put({ name: 'with permission', consent_wording: 'You may publish it.' })
    await put({ name: 'sample', is_sample: true })
    await put({ name: 'approved', is_approved: true, consent_wording: 'You may publish it.' })
    await put({ name: 'approved sample', is_approved: true, is_sample: true })
    const { totals, count } = await ask({ q: 'nobody' })
    expect(totals).toMatchObject({
      pending: { value: 3 },
      approved: { value: 2 },
      ready: { value: 2 },
      samples: { value: 1 },
    })
    expect(count).toEqual({ value: 0, exact: true })
  })
})
