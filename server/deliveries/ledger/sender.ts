import { createHmac } from 'node:crypto'

/** Identifies callers without storing who they are: the deliveries contain no network addresses. */
export type SenderOf = (clientKey: string) => string

/** @param secret the same for all processes, or each would count separately */
export function senderHash(secret: string): SenderOf {
  return (clientKey) =>
    createHmac('sha256', secret).update(`sender ${clientKey}`).digest('base64url').slice(0, 22)
}
