import { expect, test } from 'vitest'
import { changedAddress } from './list-address.ts'
import { ownOf, withOwn } from './own-parameters.ts'

test('two lists on a screen change only their own address parameters', () => {
  const address = new URLSearchParams('view=held&q=ada&after=abc&page=2&mails.after=xyz&mails.page=3')
  const mails = ownOf(address, 'mails.')
  expect(mails.toString()).toBe('after=xyz&page=3')
  expect(withOwn(address, 'mails.', changedAddress(mails, { after: 'uvw', page: '4' })).toString()).toBe(
    'view=held&q=ada&after=abc&page=2&mails.after=uvw&mails.page=4',
  )
  expect(changedAddress(address, { q: null }).toString()).toBe('view=held&mails.after=xyz&mails.page=3')
})
