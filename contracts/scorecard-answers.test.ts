import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { issuesOf } from './messages.ts'
import { contactFields, readinessFields, scorecardAnswers } from './scorecard-answers.ts'

const contact = {
  fullName: 'Ada Lovelace',
  email: 'ada@example.com',
  businessType: 'tech',
  teamSize: 'solo',
}
const readiness = {
  currentUse: 'some',
  repetitiveTasks: 'some-automation',
  manualAreas: ['sales', 'admin'],
  leadHandling: 'manual',
  sopApproach: 'standard',
  aiComfort: 'curious',
  automationPriority: 'lead-nurture',
  manualHours: '11-20',
  timeOwner: 'me',
}
const complete = { ...contact, ...readiness }

function faults(input: unknown): [path: string, message: string][] {
  const result = scorecardAnswers.safeParse(input)
  return result.success ? [] : issuesOf(result.error).map(({ path, message }) => [path, message])
}

describe('the scorecard’s fields', () => {
  test('the contact step and the readiness step are validated separately', () => {
    expect(contactFields.safeParse(contact).success).toBe(true)
    expect(readinessFields.safeParse(readiness).success).toBe(true)
    expect(contactFields.safeParse(complete).success).toBe(false)
  })

  test('every missing field is reported at once, in the order of the questions', () => {
    expect(faults({})).toEqual([
      ['fullName', 'Required'],
      ['email', 'Required'],
      ['businessType', 'Please select a business type'],
      ['teamSize', 'Please select your team size'],
      ['currentUse', 'Please select an option'],
      ['repetitiveTasks', 'Please select an option'],
      ['manualAreas', 'Select at least one area'],
      ['leadHandling', 'Please select an option'],
      ['sopApproach', 'Please select an option'],
      ['aiComfort', 'Please select an option'],
      ['automationPriority', 'Please select an option'],
      ['manualHours', 'Please select an option'],
      ['timeOwner', 'Please select an option'],
    ])
  })

  const refused: [field: string, value: unknown, message: string, path?: string][] = [
    ['fullName', '', 'Name must be at least 2 characters'],
    ['fullName', ' A ', 'Name must be at least 2 characters'],
    ['fullName', 'A'.repeat(201), 'Please keep this under 200 characters'],
    ['fullName', 7, 'Expected string, received number'],
    ['fullName', null, 'Expected string, received null'],
    ['fullName', ['Ada'], 'Expected string, received array'],
    ['fullName', { a: 1 }, 'Expected string, received object'],
    ['email', '', 'Please enter a valid email address'],
    ['email', 'ada', 'Please enter a valid email address'],
    ['email', 'ada@example', 'Please enter a valid email address'],
    ['email', true, 'Expected string, received boolean'],
    ['linkedin', 'x'.repeat(501), 'Please keep this under 500 characters'],
    ['linkedin', 5, 'Expected string, received number'],
    ['businessType', '', 'Please select a business type'],
    ['businessType', 'bakery', 'Please select a business type'],
    ['businessType', null, 'Please select a business type'],
    ['businessType', 3, 'Expected string, received number'],
    ['teamSize', 'constructor', 'Please select your team size'],
    ['currentUse', 'toString', 'Please select an option'],
    ['manualHours', '11–20', 'Please select an option'],
    ['hourlyValue', 'priceless', 'Please select an option'],
    ['hourlyValue', 100, 'Expected string, received number'],
    ['manualAreas', [], 'Select at least one area'],
    ['manualAreas', ['sales', 'admin', 'hr'], 'Select up to 2 areas'],
    ['manualAreas', ['hr', 'hr', 'hr'], 'Select up to 2 areas'],
    ['manualAreas', ['hr', 'hr'], 'Select each area only once'],
    ['manualAreas', 'sales', 'Expected array, received string'],
    ['manualAreas', ['sales', 'juggling'], 'Select at least one area', 'manualAreas.1'],
    ['foo', 1, 'Unknown field: foo'],
  ]
  test.each(refused)('%s: %j is refused with "%s"', (field, value, message, path = field) => {
    expect(faults({ ...complete, [field]: value })).toEqual([[path, message]])
  })

  test('accepted input is normalized', () => {
    const sent = {
      ...complete,
      fullName: '  Ada\0 Lovelace ',
      email: ' Ada@Example.COM ',
      linkedin: '  ',
      hourlyValue: '',
    }
    expect(scorecardAnswers.parse(sent)).toEqual(complete)
    expect(scorecardAnswers.parse({ ...complete, linkedin: 'me', hourlyValue: 'skip' })).toEqual({
      ...complete,
      linkedin: 'me',
      hourlyValue: 'skip',
    })
  })

  test('accepted text has no NUL and no unpaired surrogate, which PostgreSQL cannot store', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('\0', '\ud800', '\udc00'), (text, odd) => {
        const result = scorecardAnswers.safeParse({ ...complete, linkedin: text + odd + text })
        const stored = result.data?.linkedin ?? ''
        expect(stored.includes('\0')).toBe(false)
        expect(stored.isWellFormed()).toBe(true)
      }),
    )
  })
})

describe('hostile input for the scorecard', () => {
  test('__proto__, constructor and toString are reported as unknown fields', () => {
    const input: unknown = JSON.parse('{"__proto__":{"admin":true},"constructor":1,"toString":2}')
    expect(faults(input).slice(-3)).toEqual([
      ['__proto__', 'Unknown field: __proto__'],
      ['constructor', 'Unknown field: constructor'],
      ['toString', 'Unknown field: toString'],
    ])
  })

  test('a deeply nested value is reported as one error', () => {
    const deep: unknown = JSON.parse('['.repeat(20_000) + ']'.repeat(20_000))
    expect(faults({ ...complete, deep })).toEqual([['deep', 'Unknown field: deep']])
    expect(faults({ ...complete, fullName: deep })).toEqual([['fullName', 'Expected string, received array']])
  })

  test('of ten thousand errors at most fifty are reported', () => {
    const areas = Array.from({ length: 10_000 }, () => 'x')
    const unknown = Object.fromEntries(Array.from({ length: 10_000 }, (_, index) => [`k${index}`, 1]))
    expect(faults({ ...complete, manualAreas: areas })).toEqual([['manualAreas', 'Select up to 2 areas']])
    expect(faults({ ...complete, ...unknown })).toHaveLength(50)
  })

  test('validation never throws, and every refusal has a message', () => {
    const fields = fc.constantFrom(...Object.keys(scorecardAnswers.shape), '__proto__', 'constructor')
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.dictionary(fields, fc.anything())), (input) => {
        const result = scorecardAnswers.safeParse(input)
        if (result.success) return
        const issues = issuesOf(result.error)
        expect(issues.length).toBeGreaterThan(0)
        for (const { message } of issues) expect(message).not.toMatch(/undefined|^$|Invalid input/)
      }),
      { numRuns: 500 },
    )
  })
})
