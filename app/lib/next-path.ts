import { parseUrl } from '#contracts/parse-url'

/**
 * Where to go after signing in: the path of this site in `?next=`, with query and hash; `/` for anything that leads
 * elsewhere.
 */
export function nextPath(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '/'
  // Another origin means that the text leads away: //host, /\host, https:…, with a tab in between.
  const here = 'https://here.invalid'
  const url = parseUrl(next, here)
  const staysHere = next.startsWith('/') && url?.origin === here && !url.pathname.startsWith('//')
  return staysHere ? url.pathname + url.search + url.hash : '/'
}

/** The sign-in page with a return to this address. */
export function signInPath({ pathname, search }: { pathname: string; search: string }): string {
  return `/auth?${new URLSearchParams({ next: pathname + search }).toString()}`
}
