import type { Caller } from './caller.ts'
import { isAdminRole } from '#domain/role'
import type { Database } from '#server/db/connect'
import { type Counter, createCounter } from '#server/db/counters'
import { AppError } from '#server/errors/app-error'
import { limitKeyOf, widerKeyOf } from './client-address.ts'

export interface RateLimiter {
  /**
   * Counts a call where it comes from: cheap, so before anything is asked, read or checked.
   * @throws AppError rate_limited with the seconds to wait
   */
  countCall(name: string, address: string): Promise<Arrival>
  /**
   * Counts a call to a function of the office by the account that its access token names: people who share a network
   * address do not share its limit, and no stranger there can use it up.
   * @throws AppError rate_limited with the seconds to wait
   */
  countOfficeCall(name: string, accountId: string): Promise<Arrival>
  /**
   * Counts a good call, before it does what costs: writing, mailing, hashing, asking the model.
   * @param weight what it costs, where storing a form costs 1
   * @throws AppError rate_limited with the seconds to wait
   */
  countCost(name: string, arrival: Arrival, caller: Caller, weight?: number): Promise<Cost>
}

/** A call that was let in. */
export interface Arrival {
  /** No other has come to this function from this address within the minute. */
  isFirst: boolean
}

export interface Cost {
  /** When it came to nothing after all. */
  giveBack(): Promise<void>
}

const windowSeconds = 60
export const callsPerAddress = 20
/** A customer with IPv6 may have been given thousands of networks that each count as an address. */
export const callsPerWiderNetwork = 200
/** For everybody together: far above honest traffic, below what would fill the disk in an hour. */
export const costsPerFunction = 1_200
/** Beyond that, for first calls only: however busy a crowd is, a visitor is not closed out by it. */
export const firstCostsPerFunction = 4_800
export const costsPerAdmin = 300
/** Live refresh, a key held down and a search as one types stay below it; a program that asks in a loop does not. */
export const officeCallsPerAccount = 300

export const noRateLimiter: RateLimiter = {
  countCall: async () => ({ isFirst: true }),
  countOfficeCall: async () => ({ isFirst: true }),
  countCost: async () => ({ async giveBack() {} }),
}

/**
 * The limits of the functions, the same for all processes. What is refused or faulty counts for its sender alone, so
 * that it closes nothing for others; and no stranger's calls count for an admin.
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

  return {
    async countCall(name, address) {
      const { total } = await take(byAddress, `${name}:${limitKeyOf(address)}`)
      // After that, so that one network's surplus is not held against its neighbours.
      const widerKey = widerKeyOf(address)
      if (widerKey !== undefined) await take(byWiderNetwork, `${name}:${widerKey}`)
      return { isFirst: total === 1 }
    },

    async countOfficeCall(name, accountId) {
      const { total } = await take(byAccount, `${name}:${accountId}`)
      return { isFirst: total === 1 }
    },

    async countCost(name, { isFirst }, { role, userId }, weight = 1) {
      if (isAdminRole(role) && userId !== undefined) return take(byAdmin, userId, weight)
      const cost = await tryTake(byFunction, name, weight)
      if (!cost.isOver) return cost
      return isFirst ? take(firstByFunction, name, weight) : refuse(cost)
    },
  }
}

interface Limited extends Counter {
  limit: number
}

async function take(limited: Limited, key: string, amount?: number) {
  const taken = await tryTake(limited, key, amount)
  return taken.isOver ? refuse(taken) : taken
}

async function tryTake({ count, giveBack, limit }: Limited, key: string, amount = 1) {
  const { total, waitSeconds } = await count(key, amount)
  return { total, waitSeconds, isOver: total > limit, giveBack: () => giveBack(key, amount) }
}

/** An error costs more than a count: made for those alone who are refused. */
function refuse({ waitSeconds }: { waitSeconds: number }): never {
  throw new AppError('rate_limited', {
    userMessage: 'That was a lot at once. Please wait a minute and try again. Nothing you typed is lost.',
    retryAfterSeconds: waitSeconds,
  })
}
