import { formAction } from '#app/lib/form-action'
import { subscribeContact } from '#contracts/subscribe-contact'

/** Whether a post came from a contact form, whose URL has the parameter `form`. */
export const isContactPost = ({ url }: Request) => new URL(url).searchParams.has('form')

/** Stores a contact form sent without script. */
export const submitContact = formAction(subscribeContact)
