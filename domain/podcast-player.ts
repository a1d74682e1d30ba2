const youtube = 'https://www.youtube-nocookie.com/embed/'

/**
 * The player's address of an episode, from the share link that Spotify, Apple or YouTube provide, which cannot be
 * framed. Any other address is used as it is.
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
