import { expect, test } from 'vitest'
import { addressOf, askedAt, filtersOf } from './lead-address.ts'

const at = (address: string) => new URLSearchParams(address)

test('an address without a view asks for the open ones, whoever waits longest first', () => {
  expect(askedAt(at(''))).toEqual({
    filters: { status: ['new', 'answered', 'call_booked', 'no_show', 'proposal'] },
    sort: 'waiting',
  })
})

test('a view narrows, the address narrows further, and takes a filter of the view off', () => {
  expect(askedAt(at('view=due'))).toEqual({ filters: { due: true }, sort: 'next-step' })
  expect(filtersOf(at('view=clients&scoreFrom=3&teamSize=solo&teamSize=large'))).toEqual({
    status: ['client'],
    scoreFrom: 3,
    teamSize: ['solo', 'large'],
  })
  expect(filtersOf(at('view=clients&status=any'))).toEqual({})
  expect(askedAt(at('view=everyone&q=kestrel&sort=cost'))).toEqual({
    q: 'kestrel',
    filters: {},
    sort: 'cost',
  })
})

test('a saved view asks for the same from its address', () => {
  const view = {
    id: '6d1f0a52-0000-4000-8000-00000000000a',
    q: 'bakery',
    filters: { status: ['new' as const], waiting: true as const, since: 30, owner: 'nobody' },
    sort: 'score' as const,
  }
  expect(askedAt(at(addressOf(view).slice(1)))).toEqual({ q: view.q, filters: view.filters, sort: view.sort })
})
