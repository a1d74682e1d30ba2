import { announceChange } from '#server/db/changes'
import type { Db } from '#server/db/connect'
import { giveSeatsOn, sessionsWithWaiting } from '#server/commands/workshops/workshop-seat-offers.server'
import type { WorkshopLead } from '#server/queries/workshops/workshop-leads.server'
import { newDelivery, writeDeliveries } from '#server/deliveries/ledger/deliver'
import type { NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { freeWorkshopMail } from './free-workshop-mail.ts'

/**
 * While people wait, gives them free workshop seats that are empty or were not confirmed in time, and mails both
 * sides. Called regularly, by any number of processes. Returns how many people got a seat.
 */
export async function reofferUnconfirmedSeats(db: Db): Promise<number> {
  let count = 0
  for (const startsAt of await sessionsWithWaiting(db)) {
    count += await db.transaction(async (tx) => {
      const { given, lost } = await giveSeatsOn(tx, startsAt)
      await writeDeliveries(tx, [...given, ...lost].map(mailOf))
      if (given.length > 0) await announceChange(tx, 'contacts')
      return given.length
    })
  }
  return count
}

/** Creates one mail per change of a seat. The mail describes the place at the time of sending. */
function mailOf({ id, email, seat, lost_seats, session_starts_at }: WorkshopLead): NewDelivery {
  const news = `${seat === null ? 'lost' : 'given'}-${lost_seats}`
  return newDelivery(
    freeWorkshopMail,
    { leadId: id },
    {
      key: `free-workshop-mail:${id}:${news}`,
      recipient: email,
      about: session_starts_at.toISOString(),
      expiresAt: session_starts_at,
    },
  )
}
