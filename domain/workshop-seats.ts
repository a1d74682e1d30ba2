/** The rules of the free workshop's seats. */

/** How long a seat waits for its holder's press before it can be given on. */
export const keepWithinHours = 24
/** Seats are given on until this long before the session: whoever gets one has to hear of it in time. */
export const lastOfferHours = 3
/** Seats that one sender can get within a day, whatever names are typed. */
export const seatsPerSenderADay = 3
/** Who has let this many seats go by is offered no other. */
export const seatsToLose = 2

const hourMs = 3_600_000

/** Whether a seat given at `seatedAt` can still be given on before its session. */
export function canBeGivenOn({ seatedAt, startsAt }: { seatedAt: Date; startsAt: Date }): boolean {
  return startsAt.getTime() - seatedAt.getTime() > (keepWithinHours + lastOfferHours) * hourMs
}
