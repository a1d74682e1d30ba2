import { maxAtOnce } from '#contracts/chosen'
import type { InputOf } from '#contracts/contract'
import { replayDeliveries } from '#contracts/replay-deliveries'
import { announceChange } from '#server/db/changes'
import type { Db, Transaction } from '#server/db/connect'
import { inParts } from '#server/db/in-parts'
import { deliveriesForUpdate, type StateOf } from '#server/queries/deliveries/deliveries.server'
import { connectedKinds } from '#server/deliveries/kinds/connected-kinds'
import { releaseDeliveries } from '#server/deliveries/ledger/release-deliveries'
import type { Steps } from '#server/calls/change-in-steps'
import { defineChange } from '#server/calls/define-function'
import { otherCount } from '#server/calls/other-count'
import type { Change } from '#server/queries/log/log.server'

/** The number of deliveries that one step releases, in some fifty milliseconds. */
const perStep = 100

type Input = InputOf<typeof replayDeliveries>

export const replayDeliveriesFunction = defineChange(replayDeliveries, {
  access: 'editor',
  inSteps({ input, db, outside: { connected } }) {
    if ((input.ids?.length ?? input.expectedCount ?? 0) <= perStep) return undefined
    return () => replayInSteps(db, input, connectedKinds(connected))
  },
  async change({ input, tx, outside: { connected } }) {
    const changes = await release(tx, await chosenForUpdate(tx, input), connectedKinds(connected))
    return { answer: answerOf(changes), changes }
  },
})

/** @throws AppError conflict when a filter finds another number than expected */
async function chosenForUpdate(tx: Transaction, input: Input): Promise<ReadonlyMap<string, StateOf>> {
  const limit = (input.orMore && input.expectedCount) || maxAtOnce
  const found = await deliveriesForUpdate(tx, input, limit)
  if (input.filter && found.size !== input.expectedCount) throw otherCount(found.size, limit)
  return found
}

/** Releases the deliveries in steps, oldest first. */
async function replayInSteps(
  db: Db,
  input: Input,
  kinds: readonly string[],
): Promise<Steps<ReturnType<typeof answerOf>>> {
  const found = await db.transaction((tx) => chosenForUpdate(tx, input))
  const ids = [...found]
    .toSorted(([one, { created_at: at }], [other, { created_at }]) =>
      at.getTime() === created_at.getTime() ? (one < other ? -1 : 1) : at.getTime() - created_at.getTime(),
    )
    .map(([id]) => id)
  const all: Change[] = []
  const steps = inParts(ids, perStep).map((part) => async (tx: Transaction) => {
    const changes = await release(tx, await deliveriesForUpdate(tx, { ids: part }, perStep), kinds)
    all.push(...changes)
    return changes
  })
  return { steps, answer: () => answerOf(all) }
}

async function release(
  tx: Transaction,
  before: ReadonlyMap<string, StateOf>,
  kinds: readonly string[],
): Promise<Change[]> {
  const released = await releaseDeliveries(tx, { ids: [...before.keys()], kinds })
  if (released.length > 0) await announceChange(tx, 'deliveries')
  return released.map(({ id, state }) => ({
    on: { kind: 'delivery' as const, id },
    before: { state: before.get(id)?.state, last_error: before.get(id)?.last_error },
    after: { state, last_error: null },
  }))
}

const answerOf = (changes: readonly Change[]) => ({ data: { released: changes.map(({ on }) => on.id) } })
