/** The name for requests that match no route, so that made-up addresses are one label value. */
const noPattern = 'none'

/** Files of the client, which have no route of their own. */
const filePatterns = ['/assets/:file', '/og/:file', '/thumbnails/:file', '/.well-known/:file', '/:file.:type']

/**
 * Names requests by their route's pattern: one name per story or secret would fill any metrics store, and reveal
 * secrets.
 * @param patterns in router notation, `/case-studies/:slug`; those that end in `*` are catch-alls
 */
export function routePatterns(patterns: Iterable<string>): (url: string) => string {
  const exact = new Set<string>()
  const open: { pattern: string; matcher: RegExp }[] = []
  for (const pattern of new Set([...patterns, ...filePatterns])) {
    if (pattern.endsWith('*')) continue
    if (pattern.includes(':')) open.push({ pattern, matcher: matcherOf(pattern) })
    else exact.add(pattern)
  }
  return (url) => {
    const path = pagePathOf(url)
    if (exact.has(path)) return path
    return open.find(({ matcher }) => matcher.test(path))?.pattern ?? noPattern
  }
}

const matcherOf = (pattern: string) =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}$`)

/** The path without its query and last slash; for the router's data request, the path of its page. */
function pagePathOf(url: string): string {
  const [path = ''] = url.split('?', 1)
  const page = path.replace(/(?<=\/)_\.data$|\.data$/, '')
  return page.length > 1 && page.endsWith('/') ? page.slice(0, -1) : page
}
