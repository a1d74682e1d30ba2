import { expect, test } from 'vitest'
import { kindOfDelivery } from '#domain/form-of'
import { forms } from '#domain/forms'
import { deliveryKinds } from '#server/deliveries/kinds/index'
import { functions } from './index.ts'

const received = Object.values(forms).flatMap((form) => Object.keys(form.functions))

test('every function behind a form is a form of the catalogue, once, and the catalogue names no other', () => {
  const behindForms = functions.filter(({ shape }) => shape === 'form').map(({ contract }) => contract.name)
  expect(received.toSorted()).toEqual(behindForms.toSorted())
})

test('the catalogue names deliveries that exist, each for one form', () => {
  const named = Object.values(forms).flatMap(({ deliveries }) => deliveries)
  const existing = deliveryKinds.map(({ name }) => name)
  expect(named.filter((name) => !existing.includes(name))).toEqual([])
  expect(new Set(named).size).toBe(named.length)
})

test('a mail to visitors that no form of the catalogue names is about the newsletter, or asks for permission', () => {
  const aboutNoForm = deliveryKinds
    .filter(({ name, mail }) => mail === 'visitor' && kindOfDelivery(name) === undefined)
    .map(({ name }) => name)
  expect(aboutNoForm.toSorted()).toEqual(['newsletter-confirmation', 'newsletter-welcome', 'permission-mail'])
})
