import { pages } from '#content/index'
import type { Page } from '#content/pages/parts/page'
import type { ChangeTopic } from '#domain/change-topic'

/** A cacheable unit of a page. */
export interface LiveAddress {
  /** The address without irrelevant parts, as cache key. */
  key: string
  /** As requested, without the query: pages below `page` have their own. */
  path: string
  page: Page
  /** The topics of its stored content. */
  topics: readonly ChangeTopic[]
  /** The data request of the router instead of the whole page. */
  isData: boolean
}

const livePages = pages.filter((page) => page.live)

/** The paths of pages with stored content. */
export const livePaths = livePages.map(({ path }) => path)

export function livePageAt(path: string): Page | undefined {
  return livePages.find(
    (page) => page.path === path || (page.live?.includesSubpages && path.startsWith(`${page.path}/`)),
  )
}

const prerenderedPages = pages.filter((page) => page.prerender)

/** The page behind a data request, or the path itself. */
export const pathOf = (requested: string) => requested.replace(/(?<=\/)_\.data$|\.data$/, '')

/**
 * A page with stored content, or a prerendered one.
 * @param url path and query, as requested
 */
export function liveAddressOf(url: string): LiveAddress | undefined {
  const [requested = '', query = ''] = url.split('?', 2)
  const page = livePageAt(pathOf(requested)) ?? prerenderedPages.find((each) => each.path === requested)
  if (!page) return undefined
  const parameters = new URLSearchParams(query)
  const read = Object.entries(page.live?.query ?? {}).flatMap(([name, values]) => {
    const value = parameters.get(name)
    return value !== null && values.includes(value) ? [[name, value]] : []
  })
  const key = read.length > 0 ? `${requested}?${new URLSearchParams(read)}` : requested
  const path = pathOf(requested)
  return { key, path, topics: page.live?.topics ?? [], page, isData: path !== requested }
}
