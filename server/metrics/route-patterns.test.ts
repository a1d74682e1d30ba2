import { expect, test } from 'vitest'
import { routePatterns } from './route-patterns.ts'

const routeOf = routePatterns([
  '/',
  '/about',
  '/case-studies/:slug',
  '/admin/contacts/:id',
  '/auth/v1/*',
  '*',
])

test.each([
  ['/', '/'],
  ['/about', '/about'],
  ['/about/', '/about'],
  ['/about?utm_source=a', '/about'],
  ['/about.data?_routes=x', '/about'],
  ['/_.data', '/'],
  ['/case-studies/how-ada-saved-time', '/case-studies/:slug'],
  ['/admin/contacts/6d1f0a52-0000-4000-8000-000000000001', '/admin/contacts/:id'],
  ['/assets/page-B3x.js', '/assets/:file'],
  ['/robots.txt', '/:file.:type'],
  ['/.well-known/security.txt', '/.well-known/:file'],
  ['/wp-login/admin', 'none'],
  ['/auth/v1/secret-in-the-path', 'none'],
  ['*', 'none'],
  ['', 'none'],
])('%s is counted under %s', (url, pattern) => {
  expect(routeOf(url)).toBe(pattern)
})

test('all unknown addresses are one pattern', () => {
  const named = Array.from({ length: 200 }, (_, index) => routeOf(`/made/up/${index}?x=${index}`))
  expect(new Set(named)).toEqual(new Set(['none']))
})
