import { useAction } from '#app/office/frame/use-action'
import { contactCopy } from '#content/office/contact'
import type { ContactPage } from '#contracts/get-contact'
import { markAnswered } from '#contracts/mark-answered'
import { withContact } from './contact-query.ts'

/** The optimistic update that ends a cached contact's waiting. */
export const withoutWaiting = (data: unknown, { id, status }: ContactPage) =>
  withContact(data, id, {
    waitingSince: null,
    dueAt: null,
    status: status === 'new' ? 'answered' : status,
  })

/** The action that marks a lead as answered elsewhere, which ends their waiting. */
export function useAnswered(contact: ContactPage) {
  return useAction(markAnswered, {
    topics: ['contacts'],
    queueAs: 'status',
    successMessage: () => contactCopy.compose.marked,
    optimisticUpdate: (data) => withoutWaiting(data, contact),
  })
}
