import { parseUrl } from './parse-url.ts'

/**
 * Normalizes a web address for a link: adds a missing `https://` and keeps the rest. Undefined for invalid ones:
 * another scheme, a host without a dot, a user name, whitespace.
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
