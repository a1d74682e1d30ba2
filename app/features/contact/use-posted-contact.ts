import { useActionData, useLocation } from 'react-router'
import type { PostedForm } from '#app/lib/form-action'
import type { OutputOf } from '#contracts/contract'
import type { subscribeContact } from '#contracts/subscribe-contact'
import type { ContactForm } from '#domain/contact-form'

export type PostedContact = PostedForm<OutputOf<typeof subscribeContact>>

/**
 * Returns the URL that a contact form posts to without script: its own page, with the form's name, as a page has
 * several, and its position there. `index` is needed because the home page shares its path with its layout.
 */
export const contactAction = (form: ContactForm, placeId: string) => `?index&form=${form}#${placeId}`

/** Returns the result of a post without script, if it came from this form. */
export function usePostedContact(form: ContactForm): PostedContact | undefined {
  const posted = useActionData<{ contact?: PostedContact }>()
  const { search } = useLocation()
  return new URLSearchParams(search).get('form') === form ? posted?.contact : undefined
}
