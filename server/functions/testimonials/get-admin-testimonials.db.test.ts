import { isNull } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import type { AdminTestimonial } from '#contracts/get-admin-testimonials'
import { addSampleContent } from '#server/sample-content'
import { activities } from '#server/db/schema/activities'
import { contacts } from '#server/db/schema/contacts'
import { createTestApp } from '#test/app'
import { type TestDatabase, testDatabase } from '#test/database'
import { exampleBodies } from '#test/examples'

let database: TestDatabase
beforeEach(async () => {
  database = await testDatabase()
})

test('lists pending and approved ones, newest first, with what allows publication; a body is not needed', async () => {
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
    // Never the address that was typed: an admin's browser goes there no more than a visitor's.
    image_url: null,
  })
  expect(data[1]).toMatchObject({ is_approved: true, is_sample: true, consent_wording: null })
})

test('says whose address it came with, and whether that is confirmed', async () => {
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
