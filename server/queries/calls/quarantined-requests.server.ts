import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { bookCall } from '#contracts/book-call'
import type { OutputOf } from '#contracts/contract'
import { bookingTopicOf } from '#domain/call-rules'
import type { Db, Transaction } from '#server/db/connect'
import { type QuarantinedCall, quarantinedSubmissions } from '#server/db/schema/quarantined-submissions'
import type { Call } from './calls.server.ts'
import { newCall } from './new-call.ts'

const idBytes = 16
const secretBytes = 16

/** Creates the token in the response to a request. It begins with the id of the request, which may be quarantined. */
export const requestToken = (id: string): string =>
  Buffer.concat([Buffer.from(id.replaceAll('-', ''), 'hex'), randomBytes(secretBytes)]).toString('base64url')

/** Returns the id in a {@link requestToken}; undefined for any other token. */
export function idInToken(token: string): string | undefined {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== idBytes + secretBytes) return undefined
  return bytes.toString('hex', 0, idBytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/** A quarantined request, which its visitor is shown like any other request. */
export interface QuarantinedRequest {
  call: Call
  about: string
  kept: QuarantinedCall
  /** Whether the visitor has canceled it and can undo that, because the office has not released it yet. */
  canUndo: boolean
  data: OutputOf<typeof bookCall>['data']
}

/** Returns the quarantined request whose response had this token, locked with `forUpdate`. */
export async function quarantinedRequest(
  db: Db | Transaction,
  { token, now, forUpdate = false }: { token: string; now: Date; forUpdate?: boolean },
): Promise<QuarantinedRequest | undefined> {
  const id = idInToken(token)
  if (id === undefined) return undefined
  const rows = db.select().from(quarantinedSubmissions).where(eq(quarantinedSubmissions.id, id))
  const [row] = await (forUpdate ? rows.for('update') : rows)
  const kept = row?.calls[bookCall.name]
  const [input, answer] = [bookCall.input.safeParse(kept?.input), bookCall.output.safeParse(kept?.answer)]
  if (!row || !kept || !input.success || !answer.success) return undefined
  const { data } = answer.data
  if (data.token !== token || data.answerBy === undefined) return undefined
  const [isReleased, isWithdrawn] = [row.state === 'released', kept.isWithdrawn === true]
  // A released request is a call.
  if (isReleased && !isWithdrawn) return undefined
  const answerBy = new Date(data.answerBy)
  const state = isWithdrawn ? 'canceled' : answerBy <= now ? 'lapsed' : 'requested'
  // A quarantined request holds no time.
  const rules = { bufferMinutes: 0 }
  const call = newCall(input.data, {
    id,
    state,
    answer_by: answerBy,
    requested_at: row.created_at,
    scorecard_id: null,
    rules,
  })
  return {
    call,
    about: bookingTopicOf(call.type, input.data.about),
    kept,
    data,
    canUndo: isWithdrawn && !isReleased,
  }
}
