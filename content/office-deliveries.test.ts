import { expect, test } from 'vitest'
import { deliveryKinds } from '#server/deliveries/kinds/index'
import { deliveryNames } from './office-deliveries.ts'

test('each kind of delivery has a name', () => {
  expect(Object.keys(deliveryNames).toSorted()).toEqual(deliveryKinds.map(({ name }) => name).toSorted())
})
