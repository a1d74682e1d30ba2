import { startMailSignIn } from '#contracts/start-mail-sign-in'
import { defineRead } from '#server/calls/define-function'
import { requireAccess } from '#server/calls/require-access'
import { asMailSignInRefusal } from './mail-sign-in-refusal.ts'

/** Returns the provider's sign-in URL. Stores nothing, because the OAuth state in it is signed. */
export const startMailSignInFunction = defineRead(startMailSignIn, {
  access: 'owner',
  async read({ caller, outside }) {
    const { sessionId } = requireAccess('owner', caller)
    return { data: { url: await asMailSignInRefusal(outside.mailSignIn.begin(sessionId)) } }
  },
})
