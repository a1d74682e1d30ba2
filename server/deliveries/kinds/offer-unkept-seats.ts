import type { Db } from '#server/db/connect'
import { giveSeatsOn, sessionsWithWaiting } from '#server/queries/workshops/workshop-seat-offers.server'
import type { WorkshopLead } from '#server/queries/workshops/workshop-leads.server'
import { newDelivery, writeDeliveries } from '#server/deliveries/ledger/deliver'
import type { NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import { freeWorkshopMail } from './free-workshop-mail.ts'

/**
 * While others wait, gives on the free workshop's seats that nobody has or nobody has kept in time, and writes to
 * both sides. To be called now and then, by any number of processes. Returns how many people got a seat.
 */
export async function offerUnkeptSeats(db: Db): Promise<number> {
  let count = 0
  for (const startsAt of await sessionsWithWaiting(db)) {
    count += await db.transaction(async (tx) => {
      const { given, lost } = await giveSeatsOn(tx, startsAt)
      await writeDeliveries(tx, [...given, ...lost].map(mailOf))
      return given.length
    })
  }
  return count
}

/** The mail says what holds for the lead when it goes out; each seat that comes or goes is one mail. */
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
