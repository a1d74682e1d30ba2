/** The owner's outside links by setting. Sample addresses are in everything built; the server inserts the owner's. */
export const outsideLinks = {
  BOOKING_URL: 'https://cal.example.com/mendline/call',
  PODCAST_APPLE_URL: 'https://listen.example.com/apple/ai-first-ceo',
  PODCAST_SPOTIFY_URL: 'https://listen.example.com/spotify/ai-first-ceo',
  PODCAST_YOUTUBE_URL: 'https://listen.example.com/youtube/ai-first-ceo',
  PODCAST_EMBED_URL: 'https://listen.example.com/player/ai-first-ceo',
} as const

export type OutsideLink = keyof typeof outsideLinks

/** Whether a link is still a sample: `example.com` is reserved, so no real link is below it. */
export const isSampleLink = (link: string): boolean => new URL(link).hostname.endsWith('.example.com')
