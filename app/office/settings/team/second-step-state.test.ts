import { expect, test } from 'vitest'
import { describeSecondStep } from './second-step-state.ts'

const now = new Date('2026-03-01T12:00:00Z')
const off = { hasApp: false, passkeys: 0 }

test('describeSecondStep names an account’s second steps, whether or not the site requires one', () => {
  for (const requiredFrom of [null, '2026-01-01T00:00:00Z']) {
    const described = (secondStep: typeof off) => describeSecondStep({ secondStep, requiredFrom }, now)
    expect(described({ hasApp: true, passkeys: 0 })).toBe('app')
    expect(described({ hasApp: true, passkeys: 1 })).toBe('app, passkey')
    expect(described({ hasApp: false, passkeys: 2 })).toBe('2 passkeys')
  }
})

test('describeSecondStep counts the days left to set up a second step, and shows when they are over', () => {
  const described = (requiredFrom: string | null) =>
    describeSecondStep({ secondStep: off, requiredFrom }, now)
  expect(described(null)).toBe('off')
  expect(described('2026-03-08T12:00:00Z')).toBe('off, 7 days left')
  expect(described('2026-03-02T12:00:00.001Z')).toBe('off, 2 days left')
  expect(described('2026-03-01T12:00:01Z')).toBe('off, 1 day left')
  expect(described('2026-03-01T12:00:00Z')).toBe('off, can only look')
})
