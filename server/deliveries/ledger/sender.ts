import { createHmac } from 'node:crypto'

/** Tells callers apart without saying who they are: the ledger keeps no network addresses. */
export type SenderOf = (clientKey: string) => string

/** @param secret the same for all processes, or each would count for itself */
export function senderHash(secret: string): SenderOf {
  return (clientKey) =>
    createHmac('sha256', secret).update(`sender ${clientKey}`).digest('base64url').slice(0, 22)
}
