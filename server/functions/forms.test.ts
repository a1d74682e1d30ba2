import { expect, test } from 'vitest'
import { forms } from '#domain/forms'
import { deliveryKinds } from '#server/deliveries/kinds/index'
import { functions } from './index.ts'

const received = Object.values(forms).flatMap((form) => Object.keys(form.functions))

test('the catalog of forms has every form function exactly once, and no other', () => {
  const behindForms = functions.filter(({ shape }) => shape === 'form').map(({ contract }) => contract.name)
  expect(received.toSorted()).toEqual(behindForms.toSorted())
})

test('every kind of mail to a visitor has a form as its subject', () => {
  // Every field of this payload is the same id.
  const payload = new Proxy({}, { get: () => 'the-id' })
  const subjects = deliveryKinds
    .filter(({ mail }) => mail === 'visitor')
    .map(({ subjectOf }) => subjectOf(payload)?.kind ?? 'none')
  expect(subjects.filter((kind) => !Object.hasOwn(forms, kind))).toEqual([])
})
