import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { caseStudiesPage } from '#content/pages/case-studies'
import type { Changes } from '#server/db/changes'

/** The addresses at which each of the not-found pages is rendered: no page is ever there. */
export const nowhere = {
  anywhere: '/-',
  inOffice: '/admin/-',
  amongStories: `${caseStudiesPage.path}/-`,
} as const
export type Nowhere = (typeof nowhere)[keyof typeof nowhere]

export interface KnownAddresses {
  /**
   * Where the not-found page for this path is rendered; undefined when there is a page, or when it cannot be told.
   * Nothing is rendered to find out.
   */
  nowhereAt(path: string): Promise<Nowhere | undefined>
  /** The paths of the case studies that have a page; none when they never could be read. */
  storyPaths(): Promise<readonly string[]>
}

interface KnownAddressesOptions {
  routes: ServerBuild['routes']
  /** The paths of the case studies that have a page. */
  readStories(): Promise<readonly string[]>
  changes: Pick<Changes, 'subscribe'>
}

/** Tells made-up addresses from those of pages, from the list of routes and the paths of the published stories. */
export function knownAddresses({ routes, readStories, changes }: KnownAddressesOptions): KnownAddresses {
  const tree = treeOf(routes)
  let stories: Promise<ReadonlySet<string>> | undefined
  let lastRead: ReadonlySet<string> | undefined
  changes.subscribe((topic) => {
    if (topic === 'case-studies') stories = undefined
  })

  /** As they are now, or as they were last read; undefined when they never could be. */
  async function currentStories(): Promise<ReadonlySet<string> | undefined> {
    const reading = (stories ??= readStories().then((paths) => new Set(paths)))
    try {
      lastRead = await reading
    } catch {
      if (stories === reading) stories = undefined
    }
    return lastRead
  }

  return {
    async storyPaths() {
      return [...((await currentStories()) ?? [])]
    },
    async nowhereAt(path) {
      const decoded = decodedOf(path)
      if (decoded === undefined) return nowhere.anywhere
      const matches = matchRoutes(tree, path)
      const last = matches?.at(-1)
      // The back office has a screen of its own for that.
      if (last?.route.path === '*' && matches?.at(-2)?.route.path === 'admin') return nowhere.inOffice
      if (!last || last.route.path === '*') return nowhere.anywhere
      if (!decoded.startsWith(`${caseStudiesPage.path}/`)) return undefined
      const known = await currentStories()
      return !known || known.has(decoded) ? undefined : nowhere.amongStories
    },
  }
}

/** Undefined for what is no text: broken escapes, and the character that no database takes. */
function decodedOf(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path)
    return decoded.includes('\0') ? undefined : decoded
  } catch {
    return undefined
  }
}

function treeOf(routes: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route) => route !== undefined)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path, index }) => (index ? { id, path, index } : { id, path, children: treeOf(routes, id) }))
}
