import { originPlaceholder } from '#app/lib/site-origin'
import { withAbout } from '#content/booking-link'
import { keptFor } from '#content/kept-for'
import { type OutsideLink, outsideLinks } from '#content/outside-links'
import type { KeepDays } from './keep-settings.ts'
import { firstSessionMs, putInSessionDates } from './session-dates.ts'

/** Puts the settings into what was written without them: the site's own address, the owner's links, terms, and dates. */
export interface PutIn {
  /** Plain text and scripts. */
  text(text: string): string
  /** Markup, with the links in attributes and the next dates of weekly sessions. */
  html(html: string): string
  /** Whether another setting would make another text of it. */
  concerns(text: string): boolean
  /** Another number once another text would come of the same: what was made with it before is out of date. */
  version: number
  /** From when on another text would come of the same markup because a session has begun; in ms, `Infinity` for never. */
  changesAtMs(html: string): number
  /** Where the owner's podcast player is from, which pages may then frame. */
  playerOrigin: string | undefined
}

interface PutInOptions {
  siteUrl: string
  /** Those that are not given keep their sample address. */
  links: Readonly<Partial<Record<OutsideLink, string>>>
  /** Terms that are not given stay the names of their settings. */
  keep?: Partial<KeepDays>
  /** Default 0, for what never changes. */
  version?: number
}

export function createPutIn({ siteUrl, links, keep = {}, version = 0 }: PutInOptions): PutIn {
  const values = new Map<string, string>([[originPlaceholder, siteUrl]])
  for (const [name, sample] of Object.entries(outsideLinks)) {
    values.set(sample, asWritten(links[name as OutsideLink] ?? sample))
  }
  for (const [name, place] of Object.entries(keptFor)) {
    const days = keep[name as keyof KeepDays]
    if (days !== undefined) values.set(place, days === 1 ? 'a day' : `${days} days`)
  }
  const anyPlace = Array.from(values.keys(), (place) => place.replaceAll(/[./]/g, String.raw`\$&`)).join('|')
  // A link may say what it is about; the owner's address can have a query already.
  const places = new RegExp(String.raw`(${anyPlace})(?:\?about=([\w-]+))?`, 'g')
  const valueOf = (_found: string, place: string, about?: string) => {
    const value = values.get(place) ?? place
    return about ? withAbout(value, about) : value
  }
  return {
    text: (text) => text.replaceAll(places, valueOf),
    html: (html) =>
      putInSessionDates(html, new Date()).replaceAll(places, (...found: [string, string, string?]) =>
        valueOf(...found).replaceAll('&', '&amp;'),
      ),
    changesAtMs: (html) => firstSessionMs(html, new Date()),
    version,
    concerns: (text) => text.search(places) >= 0,
    playerOrigin: links.PODCAST_EMBED_URL && new URL(links.PODCAST_EMBED_URL).origin,
  }
}

/** The same address, without a character that could end the quotes around it in a script or a page. */
function asWritten(address: string): string {
  return new URL(address).href.replaceAll(
    /['"`\\{}<>]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
