/**
 * Whether this document's route manifest has the back office's screens; visitors' pages load one without them. A link
 * to the office must then load a new document.
 */
export const hasOfficeRoutes = (): boolean =>
  typeof window !== 'undefined' && 'office/layout' in window.__reactRouterManifest.routes
