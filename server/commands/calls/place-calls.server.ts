import { callLimits, type CallRules, heldUntil } from '#domain/call-rules'
import { type HeldTime, nearestTimes, openTimes, requestableRange } from '#domain/open-times'
import { promisedBy } from '#domain/reply-promise'
import type { Transaction } from '#server/db/connect'
import { activeCallsOf, heldTimes, lockCallTimes, requestsFrom } from '#server/queries/calls/calls.server'

interface CallRequest {
  minutes: number
  startsAt: Date
  /** Normalized. */
  email: string
  /** The network's key, for the limits of open requests; undefined if they do not apply. */
  senderKey?: string | undefined
  now: Date
  rules: CallRules
}

/** The decision about a request. */
type PlacedCall =
  /** The time is reserved for this person. */
  | { isPlaced: true; /** The same person has requested it before. */ isRepeated: boolean; answerBy: Date }
  | { isPlaced: false; why: 'taken' | 'closed' | 'too_many'; nearest: readonly Date[] }

/**
 * Decides about requests in their order of arrival, each as if those before it were stored. A lock blocks other
 * requests and moves of calls until the transaction ends.
 * @param except the id of a call whose own time counts as free, because it is to be moved
 */
export async function placeCalls(
  tx: Transaction,
  requests: readonly CallRequest[],
  { except }: { except?: string } = {},
): Promise<readonly PlacedCall[]> {
  const [first] = requests
  if (!first) return []
  await lockCallTimes(tx)
  // Requests of one transaction arrive almost together, so `now` and `rules` of the first apply to all.
  const { now, rules } = first
  const [stored, own, perSender] = await Promise.all([
    heldTimes(tx, { ...requestableRange(now, rules), except }),
    activeCallsOf(
      tx,
      requests.map(({ email }) => email),
    ),
    requestsFrom(
      tx,
      requests.flatMap(({ senderKey }) => senderKey ?? []),
      now,
    ),
  ])
  const held: HeldTime[] = [...stored]
  const activeCalls = own.map(({ email, starts_at: startsAt, answer_by: answerBy, state }) => ({
    email,
    startsAt,
    answerBy,
    isPending: state === 'requested' && startsAt > now,
  }))
  const hasTooMany = (email: string, senderKey: string) =>
    activeCalls.filter((call) => call.email === email && call.isPending).length >= callLimits.openPerPerson ||
    (perSender.get(senderKey) ?? 0) >= callLimits.openPerNetwork
  const openFor = cacheOpenTimes(held, { rules, now })

  return requests.map(({ minutes, startsAt, email, senderKey }): PlacedCall => {
    const before = activeCalls.find((call) => call.email === email && isSame(call.startsAt, startsAt))
    if (before) return { isPlaced: true, isRepeated: true, answerBy: before.answerBy }
    if (senderKey !== undefined && hasTooMany(email, senderKey))
      return { isPlaced: false, why: 'too_many', nearest: [] }
    const open = openFor.ofLength(minutes)
    if (!open.some((time) => isSame(time, startsAt))) {
      const within = { from: startsAt, to: startsAt }
      const [offered] = openTimes({ minutes, rules, held: [], now, within })
      return {
        isPlaced: false,
        why: offered ? 'taken' : 'closed',
        nearest: nearestTimes(open, startsAt, callLimits.timesOffered),
      }
    }
    const answerBy = promisedBy(now, rules.promise)
    held.push({ startsAt, heldUntil: heldUntil(startsAt, minutes, rules) })
    activeCalls.push({ email, startsAt, answerBy, isPending: true })
    if (senderKey !== undefined) perSender.set(senderKey, (perSender.get(senderKey) ?? 0) + 1)
    openFor.clear()
    return { isPlaced: true, isRepeated: false, answerBy }
  })
}

const isSame = (one: Date, other: Date) => one.getTime() === other.getTime()

/** Caches the open times by length until `clear`, because computing them for each of many requests is slow. */
function cacheOpenTimes(held: readonly HeldTime[], given: { rules: CallRules; now: Date }) {
  const byLength = new Map<number, Date[]>()
  return {
    ofLength(minutes: number): Date[] {
      const open = byLength.get(minutes) ?? openTimes({ minutes, held, ...given })
      byLength.set(minutes, open)
      return open
    },
    clear: () => byLength.clear(),
  }
}
