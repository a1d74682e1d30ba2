import { useAction } from '#app/office/frame/use-action'
import { contactCopy } from '#content/office/contact'
import type { ContactPage } from '#contracts/get-contact'
import { markAnswered } from '#contracts/mark-answered'
import { withContact } from './contact-query.ts'

/** The cached contact as it is once they are answered. */
export const withoutWaiting = (data: unknown, { id, status }: ContactPage) =>
  withContact(data, id, {
    waitingSince: null,
    dueAt: null,
    status: status === 'new' ? 'answered' : status,
  })

/** Marks somebody as answered elsewhere, so that they no longer wait. */
export function useAnswered(contact: ContactPage) {
  return useAction(markAnswered, {
    topics: ['contacts'],
    waitsAs: 'status',
    successMessage: () => contactCopy.compose.marked,
    optimisticUpdate: (data) => withoutWaiting(data, contact),
  })
}
