import type { ServerBuild } from 'react-router'

/** The routes of all pages: `/`, `/about`, `/case-studies/:slug`. */
export function pagePatterns(routes: ServerBuild['routes']): string[] {
  const pathOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id]
    return route ? `${pathOf(route.parentId)}${route.path ? `/${route.path}` : ''}` : ''
  }
  return Object.keys(routes).map((id) => pathOf(id) || '/')
}
