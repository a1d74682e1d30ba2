import { describe, expect, test } from 'vitest'
import { mergeDraft, unsentPart } from './form-draft.ts'

describe('mergeDraft', () => {
  test('keeps the fields that another tab saved', () => {
    expect(mergeDraft({ name: ['Ada'] }, {}, { email: ['ada@example.com'] })).toEqual({
      name: ['Ada'],
      email: ['ada@example.com'],
    })
  })

  test('replaces only the fields that this tab has changed', () => {
    const stored = { name: ['Grace'], company: ['New'] }
    const before = { name: ['Ada'], company: ['Old'] }
    expect(mergeDraft(stored, before, { name: ['Ada L.'], company: ['Old'] })).toEqual({
      name: ['Ada L.'],
      company: ['New'],
    })
  })

  test('compares a list by all its entries', () => {
    const before = { task: ['Invoices', 'Reports'] }
    expect(mergeDraft(before, before, { task: ['Invoices'] })).toEqual({ task: ['Invoices'] })
  })

  test('stores a cleared field as empty, so that a tab that still shows its text does not add it again', () => {
    const shown = { name: ['Ada'], company: ['Example'] }
    const stored = mergeDraft(shown, shown, { company: ['Example'] })
    expect(stored).toEqual({ name: [], company: ['Example'] })
    expect(mergeDraft(stored, shown, { ...shown, company: ['Works'] })).toEqual({
      name: [],
      company: ['Works'],
    })
  })

  test('adds every field that this tab shows when another tab has cleared the draft', () => {
    const before = { name: ['Ada'] }
    expect(mergeDraft({}, before, { name: ['Ada'], company: ['Example'] })).toEqual({
      name: ['Ada'],
      company: ['Example'],
    })
  })
})

test('unsentPart returns the stored fields that differ from what was sent, without empty ones', () => {
  const stored = { name: ['Ada'], company: ['Other'], website: ['example.com'], about: [] }
  expect(unsentPart(stored, { name: ['Ada'], company: ['Example'], about: ['Text'] })).toEqual({
    company: ['Other'],
    website: ['example.com'],
  })
  expect(unsentPart({ name: ['Ada'], about: [] }, { name: ['Ada'] })).toBeUndefined()
})
