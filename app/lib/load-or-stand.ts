import { isRouteErrorResponse } from 'react-router'

/**
 * For the `clientLoader` of a page with stored content: a visitor who comes from another page while the server cannot
 * be reached gets the page without that content, not the error screen.
 */
export async function loadOrStand<Loaded>(load: () => Promise<Loaded>): Promise<Loaded | { stored: null }> {
  try {
    return await load()
  } catch (error) {
    // A redirect, or an answer that the page has a screen for.
    if (error instanceof Response || isRouteErrorResponse(error)) throw error
    return { stored: null }
  }
}
