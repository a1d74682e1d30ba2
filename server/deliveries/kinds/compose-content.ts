import type { DeliveryContent } from '#contracts/get-delivery'
import type { Db } from '#server/db/connect'
import { isDatabaseUnavailable } from '#server/db/failures'
import type { DeliveryServices } from '#server/deliveries/ledger/delivery-kind'
import { NotWanted } from '#server/deliveries/ledger/not-wanted'
import { deliveryKinds } from './index.ts'

interface Needs {
  db: Db
  services: DeliveryServices
}

/** Thrown to roll the transaction back while passing on the content that was composed in it. */
class Composed extends Error {
  readonly content: DeliveryContent
  constructor(content: DeliveryContent) {
    super('composed')
    this.content = content
  }
}

/**
 * Composes a delivery's content as an attempt would, without sending it. Tokens, rows and deliveries that composing
 * writes are rolled back.
 */
export async function composeContent(
  { kind: name, payload }: { kind: string; payload: unknown },
  { db, services }: Needs,
): Promise<DeliveryContent> {
  const kind = deliveryKinds.find((each) => each.name === name)
  if (!kind?.contentOf) return { kind: 'none', because: 'no_words', why: null }
  const { contentOf } = kind
  const { success: isReadable, data } = kind.payload.safeParse(payload)
  if (!isReadable) return { kind: 'none', because: 'deleted', why: null }
  try {
    return await db.transaction(async (tx) => {
      throw new Composed(await contentOf({ payload: data, db: tx, services }))
    })
  } catch (error) {
    if (error instanceof Composed) return error.content
    if (error instanceof NotWanted) return { kind: 'none', because: 'not_wanted', why: error.message }
    // Kinds throw a plain Error when the row of their subject is gone.
    const isOfKind = error instanceof Error && error.constructor === Error && !isDatabaseUnavailable(error)
    if (isOfKind) return { kind: 'none', because: 'deleted', why: null }
    throw error
  }
}
