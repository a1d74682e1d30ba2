import { expect, test } from 'vitest'
import { changedAddress } from './list-address.ts'

const changed = (address: string, changes: Parameters<typeof changedAddress>[1]) =>
  changedAddress(new URLSearchParams(address), changes).toString()

test.each([
  ['view=open', { q: 'ada' }, 'view=open&q=ada'],
  ['view=open&q=ada', { q: '' }, 'view=open'],
  ['view=open&q=ada', { q: null }, 'view=open'],
  ['status=new&status=answered', { status: ['client', 'parked'] }, 'status=client&status=parked'],
  ['status=new', { status: [] }, ''],
  ['', { sort: 'score' }, 'sort=score'],
])('changing the address %s by %j gives %s', (address, changes, expected) => {
  expect(changed(address, changes)).toBe(expected)
})

test('changing the order returns to the first page and closes the open row', () => {
  expect(changed('view=open&after=abc&page=3&one=42', { sort: 'score' })).toBe('view=open&sort=score')
})
