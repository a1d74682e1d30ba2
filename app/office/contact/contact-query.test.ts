import { expect, test } from 'vitest'
import { withContact } from './contact-query.ts'

const pages = (...versions: number[]) =>
  versions.map((version) => ({ data: { id: 'ada', status: 'new', version } }))

test('an optimistic update increments the cached contact’s version, so that the next action sends the current one', () => {
  expect(withContact({ pages: pages(3, 3) }, 'ada', { status: 'answered' })).toEqual({
    pages: [4, 4].map((version) => ({ data: { id: 'ada', status: 'answered', version } })),
  })
  const other = { pages: pages(3) }
  expect(withContact(other, 'bo', { status: 'answered' })).toBe(other)
  expect(withContact(undefined, 'ada', { status: 'answered' })).toBeUndefined()
})
