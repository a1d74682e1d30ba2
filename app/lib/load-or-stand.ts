import { isRouteErrorResponse } from 'react-router'

/**
 * For the `clientLoader` of a page with stored content: a visitor who comes from another page, or chooses a filter,
 * while the server cannot be reached or fails gets the page without that content, not the error screen.
 */
export async function loadOrStand<Loaded>(load: () => Promise<Loaded>): Promise<Loaded | { stored: null }> {
  try {
    return await load()
  } catch (error) {
    // A redirect, or what has a screen of its own: there is no such page.
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status === 404)) throw error
    return { stored: null }
  }
}
