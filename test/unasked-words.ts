import { randomUUID } from 'node:crypto'
import type { createTestApp } from './app.ts'
import { exampleContacts } from './one-contact.ts'

type Post = ReturnType<typeof createTestApp>['post']

/** Words that came by a form that asks for no address, and not whether they may be published; gives their id. */
export async function putUnaskedWords(post: Post): Promise<string> {
  const words = {
    name: 'Ada',
    company: '<b>Ltd</b>',
    testimonial: 'It holds.',
    category: 'business-coaching',
  }
  const answer = await post('submit-testimonial', { submissionId: randomUUID(), ...words })
  return (answer.body['data'] as { id: string }).id
}

/** The same, of which an editor has said that they are Ada's. */
export async function putUnaskedWordsOfAda(post: Post): Promise<string> {
  const id = await putUnaskedWords(post)
  const { body } = await post('list-submissions', { filters: { state: 'without_address' } })
  const [submission] = body['data'] as { id: string }[]
  await post('assign-submission', { id: submission?.id, contactId: exampleContacts.ada })
  return id
}
