import { type ConnectionHistory, getConnectionHistory } from '#contracts/get-connection-history'
import { deliveryBranchNames } from '#domain/delivery-service'
import { servicesWithCard } from '#domain/services'
import { mailboxState } from '#server/queries/mailbox/mailbox-state.server'
import { defineRead } from '#server/calls/define-function'
import { tokensUsedToday } from '#server/queries/assistant/assistant-tokens.server'
import { lastAttempts } from '#server/queries/deliveries/last-attempts.server'
import { tallyOpen } from '#server/queries/deliveries/open-tally.server'

export const getConnectionHistoryFunction = defineRead(getConnectionHistory, {
  access: 'owner',
  async read({ db, outside }) {
    const [attempts, open, tokensToday, mailbox] = await Promise.all([
      lastAttempts(db),
      tallyOpen(db, ['needs_you']),
      tokensUsedToday(db),
      outside.mailbox === undefined ? undefined : mailboxState(db, outside.mailbox),
    ])
    const isoOf = (at: string | null = null) => at && new Date(at).toISOString()
    const reading: ConnectionHistory = {
      name: 'incoming',
      workedAt: mailbox?.checkedAt?.toISOString() ?? null,
      failedAt: mailbox?.failedSince?.toISOString() ?? null,
      reason: mailbox?.fault ?? null,
      needsOwner: 0,
    }
    const connections = servicesWithCard.map((name): ConnectionHistory => {
      if (name === 'incoming') return reading
      const branch = deliveryBranchNames.find((each) => each === name)
      const last = attempts.find((each) => each.branch === name)
      return {
        name,
        workedAt: isoOf(last?.worked_at),
        failedAt: isoOf(last?.failed_at),
        reason: last?.reason ?? null,
        needsOwner: branch ? open.of('needs_you', branch).count : 0,
      }
    })
    return { data: { connections, tokensToday } }
  },
})
