import { expect, test } from 'vitest'
import { nextPath, signInPath } from './next-path.ts'

test.each([
  ['', '/'],
  ['?next=', '/'],
  ['?next=/admin/testimonials', '/admin/testimonials'],
  ['?next=%2Fcase-studies%3Fadmin%3Dtrue%23list', '/case-studies?admin=true#list'],
  ['?next=admin', '/'],
  ['?next=https://evil.example/', '/'],
  ['?next=//evil.example', '/'],
  ['?next=/%5Cevil.example', '/'],
  ['?next=/%09/evil.example', '/'],
  ['?next=/..//evil.example', '/'],
  ['?next=javascript:alert(1)', '/'],
])('nextPath maps %s to %s', (search, path) => {
  expect(nextPath(search)).toBe(path)
})

test('signInPath returns to the path and query that asked for the sign-in', () => {
  const path = signInPath({ pathname: '/case-studies', search: '?admin=true' })
  expect(nextPath(new URL(path, 'https://site.example').search)).toBe('/case-studies?admin=true')
})
