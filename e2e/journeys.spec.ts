import type { APIRequestContext } from '@playwright/test'
import { pages } from '#content/index'
import { expect, test } from './fixtures.ts'

/** Every page that search engines may find, and the form that a client is asked to fill in. */
const publicPaths = pages
  .filter(({ path, indexed }) => indexed || path === '/testimonials/submit')
  .map(({ path }) => path)

const linksIn = (html: string) =>
  Array.from(html.matchAll(/<a\s[^>]*href="([^"]*)"/g), ([, href = '']) => href)

async function htmlOf(request: APIRequestContext, path: string): Promise<string> {
  const answer = await request.get(path)
  expect(answer.status(), path).toBe(200)
  return answer.text()
}

test('every public page is at most two clicks from home', async ({ request }) => {
  const clicks = new Map([['/', 0]])
  for (const [path, count] of clicks) {
    if (count === 2) break
    for (const href of linksIn(await htmlOf(request, path))) {
      // Links to the booking page carry the address that `SITE_URL` has by default.
      const [target = ''] = href.replace(/^http:\/\/localhost(?::\d+)?/, '').split(/[?#]/)
      if (target.startsWith('/') && !clicks.has(target)) clicks.set(target, count + 1)
    }
  }
  expect(publicPaths.filter((path) => !clicks.has(path))).toEqual([])
})

test('every public page links onward from its content', async ({ request }) => {
  const ends: string[] = []
  // The form that a client is asked to fill in ends in its own thanks.
  for (const path of publicPaths.filter((each) => each !== '/testimonials/submit')) {
    const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(await htmlOf(request, path)) ?? []
    const onward = linksIn(main).filter(
      (href) => /^(https?:|\/)/.test(href) && href.split(/[?#]/)[0] !== path,
    )
    // The privacy page is where forms explain themselves, not where a reader goes on.
    if (onward.every((href) => /^\/(privacy|terms)$/.test(href))) ends.push(path)
  }
  expect(ends).toEqual([])
})
