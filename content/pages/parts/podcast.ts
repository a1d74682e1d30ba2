import { outsideLinks } from '#content/facts/outside-links'

/** Where the podcast can be heard. */
export const podcastLinks = [
  { name: 'Apple Podcasts', href: outsideLinks.PODCAST_APPLE_URL },
  { name: 'Spotify', href: outsideLinks.PODCAST_SPOTIFY_URL },
  { name: 'YouTube', href: outsideLinks.PODCAST_YOUTUBE_URL },
] as const

/** The player of the latest episode, which the page shows in a frame once the visitor starts it. */
export const podcastPlayer = outsideLinks.PODCAST_EMBED_URL

/** A function, because the owner's address is inserted after the build and must be read when the player is opened. */
export const isSamplePlayer = () => new URL(podcastPlayer).hostname === 'listen.example.com'

export interface Episode {
  readonly title: string
  readonly about: string
  /** The episode's page at the podcast's host. */
  readonly href: string
  readonly isSample: boolean
}

/** Newest first; the first one is shown in the player until the owner sets a {@link podcastPlayer}. */
export const episodes: readonly [Episode, ...Episode[]] = [
  {
    title: 'The quote nobody sent',
    about: 'An estimate sat in one inbox. What the owner changed, and what stayed the same.',
    href: 'https://listen.example.com/episodes/the-quote-nobody-sent',
    isSample: true,
  },
  {
    title: 'Two lists, one truth',
    about: 'Sales kept one client list, delivery kept another. How they got rid of one.',
    href: 'https://listen.example.com/episodes/two-lists-one-truth',
    isSample: true,
  },
  {
    title: 'The Friday report',
    about: 'Typed by hand every week, read by no one. What it took to stop.',
    href: 'https://listen.example.com/episodes/the-friday-report',
    isSample: true,
  },
]
