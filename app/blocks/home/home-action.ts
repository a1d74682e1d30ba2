import type { RouterContextProvider } from 'react-router'
import { chatAction } from '#app/features/assistant/chat-action'
import type { Message } from '#app/features/assistant/message'
import { isContactPost, takeContact } from '#app/features/contact/take-contact'
import type { PostedContact } from '#app/features/contact/use-posted-contact'

interface HomeActionData {
  chat?: Message[] | undefined
  contact?: PostedContact
}

/** What the home page and its variants do with a form sent without script: a contact form's, or the assistant's. */
export async function homeAction(args: {
  request: Request
  context: Readonly<RouterContextProvider>
}): Promise<HomeActionData> {
  if (isContactPost(args.request)) return { contact: await takeContact(args) }
  return { chat: await chatAction(await args.request.formData(), args.context) }
}
