import { createHmac } from 'node:crypto'

/** Tells whether two submissions came from one network, without keeping its address. */
export type SenderKeyOf = (clientKey: string) => string

/** A keyed hash: whoever reads the database cannot try all addresses against it. */
export function senderKeys(secret: string): SenderKeyOf {
  return (clientKey) => createHmac('sha256', secret).update(`sender:${clientKey}`).digest('base64url')
}
