import { startMailSignIn } from '#contracts/start-mail-sign-in'
import { defineRead } from '#server/calls/define-function'
import { requireAccess } from '#server/calls/require-access'
import { asMailSignInRefusal } from './mail-sign-in-refusal.ts'

/** Writes nothing: the state that comes back is signed. */
export const startMailSignInFunction = defineRead(startMailSignIn, {
  access: 'owner',
  async read({ caller, outside }) {
    const { sessionId } = requireAccess('owner', caller)
    return { data: { url: await asMailSignInRefusal(outside.mailSignIn.begin(sessionId)) } }
  },
})
