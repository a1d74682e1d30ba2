import { proveMail } from '#contracts/prove-mail'
import { defineChange } from '#server/calls/define-function'
import { announceChange } from '#server/db/changes'
import { AppError } from '#server/errors/app-error'
import { useSignedToken } from '#server/queries/accounts/one-time-tokens.server'
import { putProof, storedProofs } from '#server/queries/readiness/proofs.server'

export const proveMailFunction = defineChange(proveMail, {
  access: 'owner',
  async change({ input: { token }, tx, caller, outside, now }) {
    const proved = outside.readMailProof(token)
    if (!proved) {
      const userMessage =
        'This link has expired, or mail has been set up otherwise since it was sent. Send another test mail.'
      throw new AppError('invalid', { userMessage, issues: [{ path: 'token', message: userMessage }] })
    }
    const isOwnerProved = proved.owner !== undefined
    if (!(await useSignedToken(tx, { token, purpose: 'mail-proof', now }))) {
      // A second use of the link succeeds while its proof is still stored, and changes nothing.
      const stored = await storedProofs(tx)
      if (stored.some(({ name, subject }) => name === 'mail' && subject === proved.mail))
        return { answer: { data: { isOwnerProved } }, changes: [] }
      const userMessage = 'This link was used already. Send another test mail.'
      throw new AppError('invalid', { userMessage, issues: [{ path: 'token', message: userMessage }] })
    }
    await putProof(tx, { name: 'mail', subject: proved.mail, now })
    if (proved.owner !== undefined) await putProof(tx, { name: 'owner-address', subject: proved.owner, now })
    await announceChange(tx, 'settings')
    const on = { kind: 'account' as const, id: caller.userId }
    return { answer: { data: { isOwnerProved } }, changes: [{ on, before: {}, after: { proved: 'mail' } }] }
  },
})
