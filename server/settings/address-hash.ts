import { createHmac } from 'node:crypto'

/** Tells an address again without keeping it. */
export type AddressHash = (email: string) => string

/** @param secret of this site: without it nobody can try addresses against what is stored */
export function addressHashUnder(secret: string): AddressHash {
  return (email) => createHmac('sha256', secret).update(`address ${email}`).digest('base64url')
}
