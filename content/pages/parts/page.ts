import type { WeeklySlot } from '#domain/workshop-schedule'
import type { ChangeTopic } from '#domain/change-topic'

/** A page of the site: routes, prerendering, navigation, metadata and tests are made from it. */
export interface Page {
  /** Starts with a slash, has no slash at its end. */
  readonly path: string
  readonly title: string
  /** Names the offer over a headline that does not (`Kicker`): "Business coaching". */
  readonly kicker?: string
  readonly description: string
  /** Rendered once, during the build, because it reads nothing from the database. */
  readonly prerender: boolean
  /** For a page with stored content: rendered on request, and again when that content has changed. */
  readonly live?: {
    readonly topics: readonly ChangeTopic[]
    /** The query parameters it reads, each with the values that matter. */
    readonly query?: Readonly<Record<string, readonly string[]>>
    /** Pages below its path are rendered from the same content. */
    readonly includesSubpages?: boolean
  }
  /**
   * When its script loads: `on-first-interaction` on the visitor's first interaction (pointer, key, touch, focus,
   * scroll), or `at-once` where the page needs it.
   */
  readonly hydrate: 'at-once' | 'on-first-interaction'
  /** The page leads to the back office: only such a page's list of routes includes the office's screens. */
  readonly opensOffice?: boolean
  /** Query parameters that its script reads: with one of them it loads at once. */
  readonly loadsAtOnceWith?: readonly string[]
  /** Listed in the sitemap and open to search engines. */
  readonly indexed: boolean
  /** The page that search engines should index instead of this one, which has the same content. */
  readonly canonicalPath?: string
  /** Questions answered on the page, for its structured data. */
  readonly faq?: readonly { readonly question: string; readonly answer: string }[]
  /** The workshop the page is about, for its structured data; it is held every week. */
  readonly event?: WeeklyEvent
  /** When the page's content was published, for its structured data. */
  readonly article?: Article
  /** Another page's picture, for a page that does not exist at build time. */
  readonly sharePicture?: string
}

export interface Article {
  /** ISO 8601, both. */
  readonly publishedAt: string
  readonly modifiedAt: string
  /** A path on this site. */
  readonly picture: string | null
}

export interface WeeklyEvent extends WeeklySlot {
  /** In English: `Friday`. */
  readonly day: string
  readonly minutes: number
  readonly seats?: number
  readonly isFree?: boolean
  readonly isOnline?: boolean
}

/** Where the build puts the page's Open Graph picture. */
export function sharePictureOf({ path, sharePicture }: Pick<Page, 'path' | 'sharePicture'>): string {
  return sharePicture ?? `/og/${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}.png`
}
