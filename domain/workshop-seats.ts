/** The rules of the free workshop's seats. */

/** How long a seat waits for confirmation before it can be given away. */
export const confirmWithinHours = 24
/** Seats are given away until this long before the session, so that the new holder learns of it in time. */
export const lastOfferHours = 3
/** The most seats one network can get within a day, whatever names are typed. */
export const seatsPerSenderADay = 3
/** People who have let this many seats lapse are offered no other. */
export const maxLapsedSeats = 2

const hourMs = 3_600_000

/** Whether a seat can still be offered to somebody else. */
export function canBeOffered({ startsAt, now }: { startsAt: Date; now: Date }): boolean {
  return startsAt.getTime() - now.getTime() > lastOfferHours * hourMs
}

/** Whether a seat given at `seatedAt` can still be given away before its session. */
export function canBeGivenOn({ seatedAt, startsAt }: { seatedAt: Date; startsAt: Date }): boolean {
  return startsAt.getTime() - seatedAt.getTime() > (confirmWithinHours + lastOfferHours) * hourMs
}
