import { expect, test } from 'vitest'
import { deliveryKinds } from '#server/deliveries/kinds/index'
import { deliveryNames } from './deliveries.ts'

test('every kind of delivery has a name', () => {
  expect(Object.keys(deliveryNames).toSorted()).toEqual(deliveryKinds.map(({ name }) => name).toSorted())
})
