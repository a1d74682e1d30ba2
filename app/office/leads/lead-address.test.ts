import { expect, test } from 'vitest'
import { addressOf, searchInputOf, filtersOf } from './lead-address.ts'

const at = (address: string) => new URLSearchParams(address)

test('an address without a view lists the open leads, longest waiting first', () => {
  expect(searchInputOf(at(''))).toEqual({
    filters: { status: ['new', 'answered', 'call_booked', 'no_show', 'proposal'] },
    sort: 'waiting',
  })
})

test('parameters of the address add to the view’s filters, and “any” removes one of them', () => {
  expect(searchInputOf(at('view=due'))).toEqual({ filters: { due: true }, sort: 'next-step' })
  expect(filtersOf(at('view=clients&scoreFrom=3&teamSize=solo&teamSize=large&movedCall=1'))).toEqual({
    status: ['client'],
    movedCall: true,
    scoreFrom: 3,
    teamSize: ['solo', 'large'],
  })
  expect(filtersOf(at('view=clients&status=any'))).toEqual({})
  expect(searchInputOf(at('view=everyone&q=kestrel&sort=cost'))).toEqual({
    q: 'kestrel',
    filters: {},
    sort: 'cost',
  })
})

test('the address of a saved view restores its search, filters and order', () => {
  const view = {
    id: '6d1f0a52-0000-4000-8000-00000000000a',
    q: 'bakery',
    filters: {
      status: ['new' as const],
      waiting: true as const,
      since: 30,
      owner: 'nobody',
      form: ['contact' as const, 'call' as const],
      source: ['LinkedIn', 'Spring & Co'],
      newsletter: 'subscribed' as const,
      mayPublish: true as const,
      workshop: '2026-12-04T19:00:00.000Z',
    },
    sort: 'score' as const,
  }
  expect(searchInputOf(at(addressOf(view).slice(1)))).toEqual({
    q: view.q,
    filters: view.filters,
    sort: view.sort,
  })
})
