import type { Caller } from './caller.ts'
import { isAdminRole } from '#domain/role'
import type { Database } from '#server/db/connect'
import { type Counter, createCounter } from '#server/db/counters'
import { memoryWindows } from '#server/db/memory-windows'
import { AppError } from '#server/errors/app-error'
import { limitKeyOf, widerKeyOf } from './client-address.ts'

export interface RateLimiter {
  /**
   * Counts a call by its source before anything is read or checked.
   * @throws AppError rate_limited with the seconds to wait
   */
  countCall(name: string, address: string): Promise<Arrival>
  /**
   * Counts a call to an office function by the account in its access token: people behind one network address do not
   * share a limit, and no stranger can use it up.
   * @throws AppError rate_limited with the seconds to wait
   */
  countOfficeCall(name: string, accountId: string): Promise<Arrival>
  /**
   * Counts the refresh of a session before its token is looked up, in this process alone: asking the database is what
   * it saves.
   * @throws AppError unavailable with the seconds to wait; refused as rate_limited, a client would end the session
   */
  countRefresh(address: string): void
  /**
   * Counts a valid call before it does something expensive: writing, mailing, hashing, calling the model.
   * @param weight its cost, where storing a form costs 1
   * @throws AppError rate_limited with the seconds to wait
   */
  countCost(name: string, arrival: Arrival, caller: Caller, weight?: number): Promise<Cost>
}

/** A call that was admitted. */
export interface Arrival {
  /** No other call to this function came from this address within the minute. */
  isFirst: boolean
}

interface Cost {
  /** Refunds the cost of a call that failed after all. */
  refund(): Promise<void>
}

const windowSeconds = 60
export const callsPerAddress = 20
/** An IPv6 customer may have thousands of networks that each count as an address. */
export const callsPerWiderNetwork = 200
/** The limit for everybody together: far above real traffic, below what would fill the disk in an hour. */
export const costsPerFunction = 1_200
/** A further limit for an address's first calls, so that a crowd beyond `costsPerFunction` locks no visitor out. */
export const firstCostsPerFunction = 4_800
export const costsPerAdmin = 300
/** A tab refreshes once in a quarter of an hour, so hundreds of people in one office stay below it. */
export const refreshesPerAddress = 60
const refreshesPerWiderNetwork = 600
/** Live updates, a held key and a search while typing stay below it; a program that loops does not. */
export const officeCallsPerAccount = 300

export const noRateLimiter: RateLimiter = {
  countCall: async () => ({ isFirst: true }),
  countOfficeCall: async () => ({ isFirst: true }),
  countRefresh() {},
  countCost: async () => ({ async refund() {} }),
}

/**
 * The functions' rate limits, shared by all processes. Refused and invalid calls only count for their sender, so that
 * they lock nobody else out; and strangers' calls never count for an admin.
 */
export function createRateLimiter({ pool }: Pick<Database, 'pool'>): RateLimiter {
  const limited = (name: string, limit: number): Limited => ({
    limit,
    ...createCounter({ pool }, { name, windowSeconds, limit }),
  })
  const byAddress = limited('address', callsPerAddress)
  const byWiderNetwork = limited('wider-network', callsPerWiderNetwork)
  const byFunction = limited('function', costsPerFunction)
  const firstByFunction = limited('function-first', firstCostsPerFunction)
  const byAccount = limited('account', officeCallsPerAccount)
  const byAdmin = limited('admin', costsPerAdmin)
  const refreshes = memoryWindows(windowSeconds * 1000)

  return {
    async countCall(name, address) {
      const { total } = await take(byAddress, `${name}:${limitKeyOf(address)}`)
      // Counted only for calls within the address's own limit, so that one network's surplus does not count for its
      // neighbors.
      const widerKey = widerKeyOf(address)
      if (widerKey !== undefined) await take(byWiderNetwork, `${name}:${widerKey}`)
      return { isFirst: total === 1 }
    },

    async countOfficeCall(name, accountId) {
      const { total } = await take(byAccount, `${name}:${accountId}`)
      return { isFirst: total === 1 }
    },

    countRefresh(address) {
      const widerKey = widerKeyOf(address)
      const keys: [string, number][] = [[limitKeyOf(address), refreshesPerAddress]]
      if (widerKey !== undefined) keys.push([widerKey, refreshesPerWiderNetwork])
      for (const [key, limit] of keys) {
        const { total, waitSeconds } = refreshes.add(key, 1, performance.now())
        if (total > limit)
          throw new AppError('unavailable', { userMessage: tooMuch, retryAfterSeconds: waitSeconds })
      }
    },

    async countCost(name, { isFirst }, { role, userId }, weight = 1) {
      if (isAdminRole(role) && userId !== undefined) return take(byAdmin, userId, weight)
      const cost = await tryTake(byFunction, name, weight)
      if (!cost.isOver) return cost
      return isFirst ? take(firstByFunction, name, weight) : refuse(cost)
    },
  }
}

const tooMuch = 'That was a lot at once. Please wait a minute and try again. Nothing you typed is lost.'

interface Limited extends Counter {
  limit: number
}

async function take(limited: Limited, key: string, amount?: number) {
  const outcome = await tryTake(limited, key, amount)
  return outcome.isOver ? refuse(outcome) : outcome
}

async function tryTake({ count, refund, limit }: Limited, key: string, amount = 1) {
  const { total, waitSeconds } = await count(key, amount)
  return { total, waitSeconds, isOver: total > limit, refund: () => refund(key, amount) }
}

/** An error costs more than a count, so it is only created for refused calls. */
function refuse({ waitSeconds }: { waitSeconds: number }): never {
  throw new AppError('rate_limited', {
    userMessage: tooMuch,
    retryAfterSeconds: waitSeconds,
  })
}
