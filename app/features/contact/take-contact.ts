import { formAction } from '#app/lib/form-action'
import { subscribeContact } from '#contracts/subscribe-contact'

/** Whether what was posted to the page came from a contact form: its address names it. */
export const isContactPost = ({ url }: Request) => new URL(url).searchParams.has('form')

/** Stores what a contact form sent without script. */
export const takeContact = formAction(subscribeContact)
