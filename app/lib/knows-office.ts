/**
 * Whether this document's list of routes has the back office's screens; visitors' pages load one without them. Where it
 * has not, a link there needs a document of its own.
 */
export const knowsOffice = (): boolean =>
  typeof window !== 'undefined' && 'office/layout' in window.__reactRouterManifest.routes
