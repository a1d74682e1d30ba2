import { expect, test } from 'vitest'
import type { AutomationPriority, ReadinessAnswers } from '#domain/answers'
import { displayedCostOfInaction, savedCostOfInactionUsd } from '#domain/cost-of-inaction'
import { opportunityHours } from '#domain/opportunity'
import { pointsOf } from '#domain/score'
import { nextTierOf, tiers } from '#domain/tier'
import { codesIn, rowsOf, section } from './behavior-sections.ts'
import { exampleAnswers } from './examples.ts'

const numbersIn = (cell = '') => Array.from(cell.matchAll(/\d+(?:\.\d+)?/g), ([digits]) => Number(digits))

const [single, areas] = [5, 2].map((columns) =>
  rowsOf(section('6.6')).filter((cells) => cells.length === columns && codesIn(cells.join()).length > 0),
)

test.each(single ?? [])('docs/behavior.md has the points of %s', (name, ...columns) => {
  const [question = ''] = codesIn(name) as (keyof ReturnType<typeof pointsOf>)[]
  const values = columns.flatMap((cell, points) => codesIn(cell).map((value) => ({ value, points })))
  expect(values.length).toBeGreaterThan(3)
  for (const { value, points } of values) {
    const answers = { ...exampleAnswers, [question]: value } as ReadinessAnswers
    expect(pointsOf(answers)[question as 'aiComfort'], value).toBe(points)
  }
})

test('docs/behavior.md has the points of the manual areas, by group', () => {
  const pointsOfAreas = (manualAreas: readonly string[]) =>
    pointsOf({ ...exampleAnswers, manualAreas } as ReadinessAnswers).manualAreas
  const groups = (areas ?? []).map(([names, points]) => ({ names: codesIn(names), points: Number(points) }))
  expect(groups.flatMap(({ names }) => names)).toHaveLength(8)
  for (const { names, points } of groups)
    for (const name of names) expect(pointsOfAreas([name]), name).toBe(points)
  const [, [, growth] = [], [, back] = []] = groups.map(({ names }) => names)
  expect(section('6.6')).toContain('| one of each group | 1 |')
  expect(pointsOfAreas([growth ?? '', back ?? ''])).toBe(1)
})

test('docs/behavior.md has the tiers', () => {
  const rows = rowsOf(section('7.4')).filter(([range = '']) => /^\d/.test(range))
  expect(rows).toEqual(
    tiers.map(({ name, minScore, foundersSavePercent }) => {
      const next = nextTierOf(minScore)
      return [`${minScore}–${next ? next.tier.minScore - 1 : 27}`, name, `${foundersSavePercent} %`]
    }),
  )
})

test('docs/behavior.md has the hours that each priority saves', () => {
  const rows = rowsOf(section('7.7')).filter(([name = '']) => name.startsWith('`'))
  expect(rows).toHaveLength(7)
  for (const [name, hours] of rows) {
    const { minHoursPerWeek, maxHoursPerWeek } = opportunityHours[codesIn(name)[0] as AutomationPriority]
    expect(numbersIn(hours), name).toEqual([minHoursPerWeek, maxHoursPerWeek])
  }
})

test.each([
  ['7.8', (answers: object) => displayedCostOfInaction(answers).yearlyUsd / 52],
  ['7.9', (answers: object) => savedCostOfInactionUsd(answers) / 4],
])('docs/behavior.md has both tables of the cost in section %s', (number, weeklyCost) => {
  const rows = rowsOf(section(number))
  const hours = rows.flatMap(([name, value]) =>
    codesIn(name).map((key) => ({ key, count: numbersIn(value)[0] ?? Number.NaN })),
  )
  const rates = rows.flatMap((cells) =>
    codesIn(cells.at(-2)).map((key) => ({ key, count: numbersIn(cells.at(-1))[0] ?? Number.NaN })),
  )
  // The first entry of each is its column's heading.
  for (const { key: manualHours, count: perWeek } of hours.slice(1))
    for (const { key: hourlyValue, count: perHour } of rates.slice(1))
      expect(weeklyCost({ manualHours, hourlyValue })).toBe(perWeek * perHour)
  expect([hours.length, rates.length]).toEqual(number === '7.8' ? [6, 7] : [6, 6])
})
