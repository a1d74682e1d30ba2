import { describe, expect, test } from 'vitest'
import type { DeliveryBranch, DeliveryOverview } from '#contracts/get-delivery-overview'
import { deliveryBranchNames } from '#domain/delivery-service'
import { deliveryViews, openViews, type DeliveryView } from '#domain/delivery-view'
import { headlineOf } from './headline-of.ts'

interface Case {
  counts?: Partial<Record<DeliveryView, number>>
  isMailConnected?: boolean
  isCaptured?: boolean
}

function overviewOf({ counts = {}, isMailConnected = true, isCaptured = false }: Case): DeliveryOverview {
  const count = (name: DeliveryView) => ({ value: counts[name] ?? 0, exact: true })
  return {
    branches: deliveryBranchNames.map((name): DeliveryBranch => {
      const isMail = name === 'mail'
      return {
        name,
        connected: isMail ? isMailConnected : true,
        counts: Object.fromEntries(
          openViews.map((view) => [view, isMail ? count(view).value : 0]),
        ) as DeliveryBranch['counts'],
      }
    }),
    counts: Object.fromEntries(
      deliveryViews.map((name) => [name, count(name)]),
    ) as DeliveryOverview['counts'],
    isCaptured,
  }
}

describe('the headline of Deliveries', () => {
  test('says that nothing is waiting when no delivery is open and mail is connected', () => {
    expect(headlineOf(overviewOf({}))).toBe('Nothing is waiting to be sent.')
    expect(headlineOf(overviewOf({ counts: { delivered: 7, cancelled: 2 } }))).toBe(
      'Nothing is waiting to be sent.',
    )
  })

  test.each<[string, Case]>([
    ['Mail is not connected.', { isMailConnected: false }],
    ['Mail is captured, never sent.', { isMailConnected: false, isCaptured: true }],
    ['3 held back.', { counts: { held: 3 } }],
    ['3 held back, 2 failed.', { counts: { held: 3, given_up: 2 } }],
    ['1 may not have arrived.', { counts: { unsure: 1 } }],
    ['1 is still to be sent.', { counts: { waits: 1 } }],
    ['2 are still to be sent.', { counts: { waits: 2 } }],
    ['4 wait for a connection.', { counts: { not_connected: 4 }, isMailConnected: false }],
    ['4 from before mail was connected.', { counts: { not_connected: 4 } }],
    ['2 emails wait: their addresses don’t exist.', { counts: { to_decide: 2, no_address: 2, waits: 1 } }],
    ['One email couldn’t be sent.', { counts: { to_decide: 1, needs_you: 1, waits: 1 } }],
    ['Three emails couldn’t be sent.', { counts: { to_decide: 3, needs_you: 1, no_address: 2 } }],
  ])('reads “%s”', (headline, given) => {
    expect(headlineOf(overviewOf(given))).toBe(headline)
  })
})
