import { randomUUID } from 'node:crypto'
import type { Database, Transaction } from '#server/db/connect'
import { isEmbedded } from '#server/db/engine-of'
import { causedBy, writeDeliveries } from '#server/deliveries/ledger/deliver'
import type { DeliveryKind, NewDelivery } from '#server/deliveries/ledger/delivery-kind'
import type { SenderOf } from '#server/deliveries/ledger/sender'
import type { Caller } from '#server/http/caller'
import type { Outside } from '#server/settings/outside'
import type { FunctionDefinition } from './any-function.ts'
import type { IdempotencyKey } from './call-key.ts'
import { changeInSteps } from './change-in-steps.ts'
import type { ChangeDefinition, HandleDefinition } from './define-function.ts'
import { answerOnce } from './idempotency.ts'
import { logChanges } from './log-changes.ts'
import { submitStoredCall } from './submit-stored-call.ts'
import { requireAccess } from './require-access.ts'

interface HandlerNeeds {
  database: Pick<Database, 'db' | 'now'>
  senderOf: SenderOf
  byName: ReadonlyMap<string, FunctionDefinition>
  onDeliveries(written: readonly NewDelivery[]): void
  isConnected(kind: DeliveryKind): boolean
  outside: Outside
}

interface HandlerCall {
  input: object
  caller: Caller
  callKey: IdempotencyKey | undefined
  clientKey: string
}

/** Runs a change in one transaction, once per idempotency key; also changes that visitors make without a form. */
export async function callHandler(
  definition: HandleDefinition | ChangeDefinition,
  { input, caller, callKey, clientKey }: HandlerCall,
  { database, senderOf, byName, onDeliveries, isConnected, outside }: HandlerNeeds,
): Promise<object> {
  const now = database.now()
  const senderKey = senderOf(clientKey)
  const isChange = definition.shape === 'change'
  const { db } = database
  const prepared = isChange
    ? await definition.prepare?.(input, { caller: requireAccess(definition.access, caller), outside })
    : await definition.prepare?.({ input, db, caller })
  if (isChange && definition.inSteps && isEmbedded(db)) {
    const admin = requireAccess(definition.access, caller)
    const begin = await definition.inSteps({ input, caller: admin, outside, prepared, now, db })
    const act = { callKey, action: definition.contract.name, caller: admin, now }
    if (begin) return changeInSteps(db, { ...act, begin })
  }

  /** May run several times: see `retry-transactions.ts`. */
  async function handled(tx: Transaction): Promise<{ answer: object; written: NewDelivery[] }> {
    // All deliveries are written together after the handler, because every statement costs the caller a round trip.
    const due: NewDelivery[] = []
    const released: NewDelivery[] = []
    let unstored: object | undefined
    const common = {
      input,
      tx,
      now,
      isConnected,
      outside,
      deliver: async (...one: NewDelivery) => void due.push(causedBy({ sender: senderKey }, one)),
    }

    async function change(of: ChangeDefinition): Promise<object> {
      const admin = requireAccess(of.access, caller)
      const changed = await of.change({
        ...common,
        caller: admin,
        prepared,
        async runStoredCall(name, kept) {
          // Visitors' submissions do not count against the rate limit of the editor's network.
          const releasedBy = senderOf(`released ${randomUUID()}`)
          const context = { kept, now, senderKey: releasedBy, isConnected, outside }
          const outcome = await submitStoredCall(tx, byName.get(name), context)
          released.push(...outcome.written)
          return outcome
        },
      })
      unstored = changed.unstored
      return logChanges(changed, { action: of.contract.name, caller: admin, tx, now })
    }

    const answer = await answerOnce(tx, callKey, now, async () => {
      const result = isChange
        ? await change(definition)
        : ((await definition.handle({ ...common, prepared })) as object)
      await writeDeliveries(tx, due)
      return result
    })
    return { answer: { ...answer, ...unstored }, written: [...due, ...released] }
  }

  const { answer, written } = await db.transaction(handled)
  if (written.length > 0) onDeliveries(written)
  return answer
}
