import type { RouterContextProvider } from 'react-router'
import { chatAction } from '#app/features/assistant/chat-action'
import type { Message } from '#app/features/assistant/message'
import { isContactPost, submitContact } from '#app/features/contact/submit-contact'
import type { PostedContact } from '#app/features/contact/use-posted-contact'

interface HomeActionData {
  chat?: Message[] | undefined
  contact?: PostedContact
}

/** The home page's action for a form sent without script: a contact form, or the assistant's. */
export async function homeAction(args: {
  request: Request
  context: Readonly<RouterContextProvider>
}): Promise<HomeActionData> {
  if (isContactPost(args.request)) return { contact: await submitContact(args) }
  return { chat: await chatAction(await args.request.formData(), args.context) }
}
