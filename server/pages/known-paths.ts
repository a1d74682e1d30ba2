import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router'
import { caseStudiesPage } from '#content/pages/case-studies'
import { hasOwnPage } from '#domain/case-study'
import type { PublishedLists } from './published-lists.server.ts'

/** The paths at which each not-found page is rendered: no page is ever there. */
const notFoundPaths = {
  anywhere: '/-',
  inOffice: '/admin/-',
  amongStories: `${caseStudiesPage.path}/-`,
} as const
export type NotFoundPath = (typeof notFoundPaths)[keyof typeof notFoundPaths]

export interface KnownPaths {
  /** Where the not-found page for this path is rendered; undefined if there is a page. Nothing is rendered to find out. */
  notFoundPathFor(path: string): NotFoundPath | undefined
}

interface KnownPathsOptions {
  routes: ServerBuild['routes']
  lists(): Pick<PublishedLists, 'studies'>
}

/** Distinguishes unknown paths from pages, by the routes and the published case studies. */
export function knownPaths({ routes, lists }: KnownPathsOptions): KnownPaths {
  const tree = treeOf(routes)
  const isStory = (path: string) =>
    lists().studies.some((study) => `${caseStudiesPage.path}/${study.slug}` === path && hasOwnPage(study))
  return {
    notFoundPathFor(path) {
      const decoded = decodedOf(path)
      if (decoded === undefined) return notFoundPaths.anywhere
      const matches = matchRoutes(tree, path)
      const last = matches?.at(-1)
      // The back office has a not-found screen of its own.
      if (last?.route.path === '*' && matches?.at(-2)?.route.path === 'admin') return notFoundPaths.inOffice
      if (!last || last.route.path === '*') return notFoundPaths.anywhere
      if (!decoded.startsWith(`${caseStudiesPage.path}/`) || isStory(decoded)) return undefined
      return notFoundPaths.amongStories
    },
  }
}

/** Undefined for invalid text: broken escapes, and the character that no database accepts. */
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
