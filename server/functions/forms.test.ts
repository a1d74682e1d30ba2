import { expect, test } from 'vitest'
import { forms } from '#domain/forms'
import { deliveryKinds } from '#server/deliveries/kinds/index'
import { functions } from './index.ts'

const received = Object.values(forms).flatMap((form) => Object.keys(form.functions))

test('every function behind a form is in the catalogue once, and the catalogue has no other', () => {
  const behindForms = functions.filter(({ shape }) => shape === 'form').map(({ contract }) => contract.name)
  expect(received.toSorted()).toEqual(behindForms.toSorted())
})

test('every mail to a visitor is about a form', () => {
  // Whatever its payload calls the id, it is this one.
  const payload = new Proxy({}, { get: () => 'the-id' })
  const subjects = deliveryKinds
    .filter(({ mail }) => mail === 'visitor')
    .map(({ subjectOf }) => subjectOf(payload)?.kind ?? 'none')
  expect(subjects.filter((kind) => !Object.hasOwn(forms, kind))).toEqual([])
})
