import type { Page } from '@playwright/test'

/** Every request that the page makes from now on, as `GET /path`. */
export function requestsOf(page: Page): string[] {
  const made: string[] = []
  page.on('request', (request) => made.push(`${request.method()} ${new URL(request.url()).pathname}`))
  return made
}

export const scripts = (made: readonly string[]) => made.filter((each) => each.endsWith('.js'))
export const posts = (made: readonly string[]) => made.filter((each) => each.startsWith('POST '))
