import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  displayedCostOfInaction,
  isOnePersonsTime,
  recoveredRange,
  savedCostOfInactionUsd,
  yearlyRange,
} from './cost-of-inaction.ts'

describe('the displayed cost', () => {
  test.each([
    // hours, value, team -> h/week, $/h, a year, a month, hires, team h/week, hours band, cost band, hires shown
    ['0-5', 'under-50', 'solo', 3, 40, 6_240, 520, 0, 3, 0, 0, false],
    ['6-10', '50-100', 'solo', 8, 75, 31_200, 2_600, 0, 8, 0, 0, false],
    ['6-10', '100-250', 'small', 8, 175, 72_800, 6_066.67, 1, 24, 1, 1, false],
    // With these three, no answers come closer to a threshold than a row of this table.
    ['6-10', 'skip', 'solo', 8, 100, 41_600, 3_466.67, 0, 8, 0, 0, false],
    ['40+', 'under-50', 'solo', 45, 40, 93_600, 7_800, 1, 45, 1, 1, false],
    ['21-40', 'skip', 'small', 30, 100, 156_000, 13_000, 1, 90, 2, 2, true],
    ['11-20', '50-100', 'solo', 15, 75, 58_500, 4_875, 1, 15, 0, 1, false],
    ['11-20', '100-250', 'solo', 15, 175, 136_500, 11_375, 1, 15, 0, 2, true],
    ['21-40', '50-100', 'medium', 30, 75, 117_000, 9_750, 1, 390, 2, 2, false],
    ['21-40', 'skip', 'solo', 30, 100, 156_000, 13_000, 1, 30, 1, 2, true],
    ['0-5', '500+', 'medium', 3, 600, 93_600, 7_800, 1, 39, 1, 1, false],
    ['40+', '250-500', 'large', 45, 375, 877_500, 73_125, 8, 1_350, 2, 2, true],
    ['40+', '500+', 'small', 45, 600, 1_404_000, 117_000, 13, 135, 2, 2, true],
  ])(
    '%s hours at %s an hour, team %s',
    (
      manualHours,
      hourlyValue,
      teamSize,
      hours,
      rate,
      yearly,
      monthly,
      hires,
      teamHours,
      hoursBand,
      costBand,
      shows,
    ) => {
      const { monthlyUsd, ...cost } = displayedCostOfInaction({ manualHours, hourlyValue, teamSize })
      expect(cost).toEqual({
        hoursPerWeek: hours,
        hourlyRateUsd: rate,
        yearlyUsd: yearly,
        fullTimeHires: hires,
        teamHoursPerWeek: teamHours,
        hoursBand,
        costBand,
        showsHires: shows,
      })
      expect(monthlyUsd).toBeCloseTo(monthly, 2)
    },
  )

  test.each([{}, { manualHours: '', hourlyValue: '', teamSize: '' }])(
    'missing answers count as typical ones: %j',
    (answers) => {
      expect(displayedCostOfInaction(answers)).toEqual(
        displayedCostOfInaction({ manualHours: '11-20', hourlyValue: '100-250', teamSize: 'solo' }),
      )
    },
  )

  test('values outside the lists count as 15 hours, 100 dollars, one person', () => {
    const foreign = fc.oneof(
      fc.constantFrom('constructor', '__proto__', 'toString', 'lots'),
      fc.string({ minLength: 1 }).map((text) => `?${text}`),
    )
    fc.assert(
      fc.property(foreign, (text) => {
        expect(
          displayedCostOfInaction({ manualHours: text, hourlyValue: text, teamSize: text }),
        ).toMatchObject({ hoursPerWeek: 15, hourlyRateUsd: 100, teamHoursPerWeek: 15, yearlyUsd: 78_000 })
      }),
    )
  })
})

describe('the saved cost', () => {
  test.each([
    ['0-5', 'under-50', 250],
    ['6-10', '50-100', 2_400],
    ['11-20', '100-250', 10_500],
    ['21-40', '250-500', 45_000],
    ['40+', '500+', 150_000],
  ])('%s hours at %s an hour cost %i', (manualHours, hourlyValue, expected) => {
    expect(savedCostOfInactionUsd({ manualHours, hourlyValue })).toBe(expected)
  })

  test.each([
    {},
    { manualHours: '11-20' },
    { manualHours: '11-20', hourlyValue: '' },
    { manualHours: '11-20', hourlyValue: 'skip' },
    { manualHours: '11-20', hourlyValue: 'constructor' },
    { manualHours: '', hourlyValue: '100-250' },
    { manualHours: '__proto__', hourlyValue: '100-250' },
    { hourlyValue: '100-250' },
  ])('%j is 0', (answers) => {
    expect(savedCostOfInactionUsd(answers)).toBe(0)
  })
})

test.each([
  ['solo', 'me', true],
  ['solo', 'contractors', false],
  ['small', 'me', false],
  ['large', 'team', false],
] as const)('a team that is %s, whose time is %s: one person’s week is %s', (teamSize, timeOwner, isOne) => {
  expect(isOnePersonsTime({ teamSize, timeOwner })).toBe(isOne)
})

test.each([
  ['11-20', '100-250', 57_200, 260_000],
  ['0-5', '100-250', null, 65_000],
  ['11-20', 'under-50', null, 52_000],
  ['40+', '100-250', 208_000, null],
  ['6-10', '500+', 156_000, null],
  ['0-5', '500+', null, null],
  ['6-10', 'skip', 31_200, 52_000],
  ['6-10', undefined, 54_600, 91_000],
  [undefined, '50-100', 39_000, 78_000],
  [undefined, undefined, 136_500, 136_500],
] as const)('the range of %s hours at %s a year is %s to %s', (manualHours, hourlyValue, fromUsd, toUsd) => {
  expect(yearlyRange({ manualHours, hourlyValue })).toEqual({ fromUsd, toUsd })
})

test.each([
  ['lead-nurture', '11-20', '100-250', 41_600, 156_000],
  // No more than the ten hours that were answered.
  ['lead-nurture', '6-10', '100-250', null, 130_000],
  ['reporting', '6-10', '100-250', 15_600, 78_000],
  ['content', '40+', '500+', 130_000, null],
] as const)(
  'repairing %s in %s hours at %s recovers %s to %s a year',
  (priority, manualHours, hourlyValue, fromUsd, toUsd) => {
    expect(recoveredRange(priority, { manualHours, hourlyValue })).toEqual({ fromUsd, toUsd })
  },
)
