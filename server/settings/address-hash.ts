import { createHmac } from 'node:crypto'

/** Recognizes an address without storing it. */
export type AddressHash = (email: string) => string

/** @param secret the site's secret, without which nobody can test addresses against stored hashes */
export function addressHashUnder(secret: string): AddressHash {
  return (email) => createHmac('sha256', secret).update(`address ${email}`).digest('base64url')
}
