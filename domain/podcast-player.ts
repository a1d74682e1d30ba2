const youtube = 'https://www.youtube-nocookie.com/embed/'

/**
 * Where an episode's player is, from what an owner has at hand: the link that Spotify, Apple or YouTube give for
 * sharing, which refuses to stand in a frame. Anything else is taken for a player's own address.
 */
export function playerAddress(shared: string): string {
  const { hostname, pathname, search, searchParams } = new URL(shared)
  const host = hostname.replace(/^(?:www|m)\./, '')
  if (host === 'open.spotify.com') {
    const [, kind, id] = /\/(episode|show)\/(\w+)$/.exec(pathname) ?? []
    return id ? `https://open.spotify.com/embed/${kind}/${id}` : shared
  }
  if (host === 'podcasts.apple.com') return `https://embed.podcasts.apple.com${pathname}${search}`
  if (host === 'youtu.be') return youtube + pathname.slice(1)
  if (host !== 'youtube.com') return shared
  const list = searchParams.get('list')
  if (pathname === '/playlist' && list) return `${youtube}videoseries?list=${list}`
  const id = searchParams.get('v') ?? /^\/(?:live|shorts|embed)\/([\w-]+)/.exec(pathname)?.[1]
  return id ? youtube + id : shared
}
