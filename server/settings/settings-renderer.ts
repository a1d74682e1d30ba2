import { originPlaceholder } from '#app/lib/site-origin'
import { bookPath } from '#contracts/book-call'
import { withAbout } from '#content/facts/booking-link'
import { periodText, retentionPlaceholders } from '#content/facts/retention-placeholders'
import { type OutsideLink, outsideLinks } from '#content/facts/outside-links'
import type { KeepDays } from './keep-settings.ts'
import { firstSessionMs, insertSessionDates } from './session-dates.ts'

/** Inserts settings into built content: the site's address, the owner's links, retention periods, and dates. */
export interface SettingsRenderer {
  /** For plain text and scripts. */
  text(text: string): string
  /** For markup: links in attributes, and the next dates of weekly sessions. */
  html(html: string): string
  /** Whether settings change this text. */
  concerns(text: string): boolean
  /** Incremented when settings change the output, so that cached results are outdated. */
  version: number
  /** When the same markup will produce other output because a session has begun; in ms, `Infinity` for never. */
  changesAtMs(html: string): number
  /** The origin of the owner's podcast player, which pages may frame. */
  playerOrigin: string | undefined
}

interface SettingsRendererOptions {
  siteUrl: string
  /** Links that are not given keep their sample address; booking links lead to the site's own page. */
  links: Readonly<Partial<Record<OutsideLink, string>>>
  /** Periods that are not given show their settings' names. */
  keep?: Partial<KeepDays>
  /** Default 0, for output that never changes. */
  version?: number
}

export function createSettingsRenderer({
  siteUrl,
  links,
  keep = {},
  version = 0,
}: SettingsRendererOptions): SettingsRenderer {
  const values = new Map<string, string>([[originPlaceholder, siteUrl]])
  for (const [name, sample] of Object.entries(outsideLinks)) {
    const usedLink = links[name as OutsideLink] ?? sample
    const isOwn = name === 'BOOKING_URL' && usedLink === sample
    values.set(sample, escapedUrl(isOwn ? `${siteUrl}${bookPath}` : usedLink))
  }
  for (const [name, place] of Object.entries(retentionPlaceholders)) {
    const days = keep[name as keyof KeepDays]
    if (days !== undefined) values.set(place, periodText(days))
  }
  const anyPlace = Array.from(values.keys(), (place) => place.replaceAll(/[./]/g, String.raw`\$&`)).join('|')
  // A link may have an `about` parameter, and the link that replaces it may already have a query.
  const places = new RegExp(String.raw`(${anyPlace})(?:\?about=([\w-]+))?`, 'g')
  const valueOf = (_found: string, place: string, about?: string) => {
    const value = values.get(place) ?? place
    return about ? withAbout(value, about) : value
  }
  return {
    text: (text) => text.replaceAll(places, valueOf),
    html: (html) =>
      insertSessionDates(html, new Date()).replaceAll(places, (...found: [string, string, string?]) =>
        valueOf(...found).replaceAll('&', '&amp;'),
      ),
    changesAtMs: (html) => firstSessionMs(html, new Date()),
    version,
    concerns: (text) => text.search(places) >= 0,
    playerOrigin: links.PODCAST_EMBED_URL && new URL(links.PODCAST_EMBED_URL).origin,
  }
}

/** The same address without characters that could end the quotes around it. */
function escapedUrl(address: string): string {
  return new URL(address).href.replaceAll(
    /['"`\\{}<>]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
