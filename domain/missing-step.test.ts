import { expect, test } from 'vitest'
import { missingStepOf } from './missing-step.ts'

const day = 24 * 3_600_000
const start = new Date('2026-11-01T09:00:00Z')
const after = (days: number) => new Date(start.getTime() + days * day)
const given = {
  user: { created_at: start },
  role: 'editor' as const,
  requiredSince: after(30),
  rule: undefined,
  session: { aal: 'aal1' as const },
  hasFactor: false,
}

test('an editor without a second factor may write for seven days after an owner required one', () => {
  expect(missingStepOf({ ...given, now: after(36.9) })).toBeUndefined()
  expect(missingStepOf({ ...given, now: after(37) })).toBe('enroll')
})

test('an account created after a second factor was required has seven days from its creation', () => {
  const user = { created_at: after(40) }
  expect(missingStepOf({ ...given, user, now: after(46.9) })).toBeUndefined()
  expect(missingStepOf({ ...given, user, now: after(47) })).toBe('enroll')
})

test('without the requirement no account needs a second factor, and viewers never do', () => {
  expect(missingStepOf({ ...given, requiredSince: undefined, now: after(90) })).toBeUndefined()
  expect(missingStepOf({ ...given, role: 'viewer', now: after(90) })).toBeUndefined()
  expect(missingStepOf({ ...given, rule: 'off', now: after(90) })).toBeUndefined()
})

test('the environment variable requires a second factor from an account’s seventh day', () => {
  expect(missingStepOf({ ...given, rule: 'on', requiredSince: undefined, now: after(7) })).toBe('enroll')
})

test('an account with a second factor needs it in every session, required or not', () => {
  const hasFactor = true
  expect(missingStepOf({ ...given, hasFactor, requiredSince: undefined, now: start })).toBe('verify')
  expect(missingStepOf({ ...given, hasFactor, session: { aal: 'aal2' }, now: after(90) })).toBeUndefined()
})
