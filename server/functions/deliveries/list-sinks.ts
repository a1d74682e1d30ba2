import { serviceWords } from '#content/services/index'
import { listSinks } from '#contracts/list-sinks'
import { deliveryBranchNames } from '#domain/delivery-service'
import { openViews, type OpenView } from '#domain/delivery-view'
import { servicesWithCard } from '#domain/services'
import { tallyOpen } from '#server/queries/deliveries/open-tally.server'
import { mailboxFault } from '#server/queries/mailbox/reads-replies.server'
import { defineRead } from '#server/calls/define-function'

export const listSinksFunction = defineRead(listSinks, {
  access: 'viewer',
  async read({ db, outside }) {
    const open = await tallyOpen(db)
    const mailbox = await mailboxFault(db, outside.mailbox)
    return {
      data: servicesWithCard.map((name) => {
        const branch = deliveryBranchNames.find((each) => each === name)
        const counts = branch && openViews.map((view) => [view, open.of(view, branch).count])
        return {
          name,
          card: { title: serviceWords[name].name, ...serviceWords[name].card },
          connected: outside.connected[name],
          fault: (name === 'incoming' && mailbox) || null,
          isCaptured:
            outside.isDevelopment && !outside.connected.mail && (name === 'mail' || name === 'owner'),
          counts: counts ? (Object.fromEntries(counts) as Record<OpenView, number>) : null,
        }
      }),
    }
  },
})
