import { resetMemberFactors } from '#contracts/reset-member-factors'
import { defineChange } from '#server/calls/define-function'
import { announceChange } from '#server/db/changes'
import { secondFactorMail } from '#server/deliveries/kinds/second-factor-mail'
import { AppError } from '#server/errors/app-error'
import { deleteFactors } from '#server/queries/accounts/factors.server'
import { endSessions, userById } from '#server/queries/accounts/users.server'

export const resetMemberFactorsFunction = defineChange(resetMemberFactors, {
  access: 'owner',
  async change({ input: { id }, caller, tx, deliver, now }) {
    if (id === caller.userId)
      throw new AppError('conflict', { userMessage: 'Change your own two-step sign-in under Settings, You.' })
    const user = await userById(tx, id)
    if (!user) throw new AppError('not_found', { userMessage: 'This account doesn’t exist anymore.' })
    const count = await deleteFactors(tx, id)
    if (count === 0) return { answer: { data: { id } }, changes: [] }
    await endSessions(tx, id)
    await announceChange(tx, 'team')
    const { email } = user
    const key = `second-factor-mail:${id}:${now.toISOString()}`
    await deliver(secondFactorMail, { email, news: 'reset' }, { key, recipient: email })
    const on = { kind: 'account' as const, id }
    return {
      answer: { data: { id } },
      changes: [{ on, before: { email, factors: count }, after: { email, factors: 0 } }],
    }
  },
})
