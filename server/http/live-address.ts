import { pages } from '#content/index'
import type { Page } from '#content/page'
import type { ChangeTopic } from '#domain/change-topic'

/** One thing that can be asked for of a page with stored content. */
export interface LiveAddress {
  /** The address without what makes no difference: what it is cached and rendered under. */
  key: string
  topic: ChangeTopic
  hydrate: Page['hydrate']
  /** What the router fetches instead of the whole page. */
  isData: boolean
}

const livePages = pages.filter((page) => page.live)

/** The addresses of the live pages themselves. */
export const livePaths = livePages.map(({ path }) => path)

export function livePageAt(path: string): Page | undefined {
  return livePages.find(
    (page) => page.path === path || (page.live?.below && path.startsWith(`${page.path}/`)),
  )
}

/** @param url path and query, as requested */
export function liveAddressOf(url: string): LiveAddress | undefined {
  const [requested = '', query = ''] = url.split('?', 2)
  const isData = requested.endsWith('.data')
  const page = livePageAt(isData ? requested.replace(/(?<=\/)_\.data$|\.data$/, '') : requested)
  if (!page?.live) return undefined
  const given = new URLSearchParams(query)
  const read = new URLSearchParams(
    (page.live.query ?? []).flatMap((name) => given.getAll(name).map((value) => [name, value])),
  )
  const key = read.size > 0 ? `${requested}?${read}` : requested
  return { key, topic: page.live.topic, hydrate: page.hydrate, isData }
}
