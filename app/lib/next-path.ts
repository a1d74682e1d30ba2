import { parseUrl } from '#contracts/parse-url'

/**
 * Returns where to go after signing in: the path of this site in `?next=`, with query and hash; `/` for an outside
 * URL.
 */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '/'
  // Another origin means an outside URL: //host, /\host, https:…, or one with a tab in between.
  const here = 'https://here.invalid'
  const url = parseUrl(next, here)
  const staysHere = next.startsWith('/') && url?.origin === here && !url.pathname.startsWith('//')
  return staysHere ? url.pathname + url.search + url.hash : '/'
}

/** Returns the path of the sign-in page that leads back to this path and query. */
export function signInPath({ pathname, search }: { pathname: string; search: string }): string {
  return `/auth?${new URLSearchParams({ next: pathname + search }).toString()}`
}
