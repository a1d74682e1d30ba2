import { isRouteErrorResponse } from 'react-router'

/**
 * For the `clientLoader` of a page with stored content: when the server cannot be reached during navigation, the page
 * is shown without that content instead of the error screen.
 */
export async function loadOrFallback<Loaded>(
  load: () => Promise<Loaded>,
): Promise<Loaded | { stored: null }> {
  try {
    return await load()
  } catch (error) {
    // A redirect, or a not-found page, which has a screen of its own.
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status === 404)) throw error
    return { stored: null }
  }
}
