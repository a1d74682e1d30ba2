import { randomUUID } from 'node:crypto'
import type { createTestApp } from './app.ts'
import { exampleContacts } from './one-contact.ts'

type Post = ReturnType<typeof createTestApp>['post']

/** Submits a testimonial by a form without address and without consent; returns its id. */
export async function putUnsolicitedTestimonial(post: Post): Promise<string> {
  const words = {
    name: 'Ada',
    company: '<b>Ltd</b>',
    testimonial: 'It holds.',
    category: 'business-coaching',
  }
  const answer = await post('submit-testimonial', { submissionId: randomUUID(), ...words })
  return (answer.body['data'] as { id: string }).id
}

/** The same, assigned to Ada by an editor. */
export async function putUnsolicitedTestimonialOfAda(post: Post): Promise<string> {
  const id = await putUnsolicitedTestimonial(post)
  const { body } = await post('list-submissions', { filters: { state: 'without_address' } })
  const [submission] = body['data'] as { id: string }[]
  await post('assign-submission', { id: submission?.id, contactId: exampleContacts.ada })
  return id
}
