import { parseUrl } from './parse-url.ts'

/**
 * A web address as a link needs it: `https://` is put before what people type without it, the rest stays as typed.
 * Undefined for whatever is no address of a site: another scheme, a host without a dot, a user in it, white space.
 */
export function webAddressOf(text: string): string | undefined {
  const typed = text.trim()
  const address = /^https?:\/\//i.test(typed) ? typed : `https://${typed.replace(/^\/+/, '')}`
  const url = /[\s\p{Cc}\\<>"]/u.test(address) ? undefined : parseUrl(address)
  if (!url) return undefined
  const { hostname, username, password } = url
  const isSite = /[^.]\.[^.]+\.?$/.test(hostname) && username === '' && password === ''
  return isSite ? address : undefined
}
