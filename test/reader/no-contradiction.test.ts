import { expect, test } from 'vitest'
import { defaultContent } from '#content/facts/default-content'
import { countedClaims } from '#content/facts/counted-claims'
import { numberWord } from '#content/facts/number-word'

const { audit, claims, counting, chatAgents } = defaultContent

/** The numbers of a text, in figures. */
const figuresIn = (text: string): number[] =>
  Array.from(text.matchAll(/\d[\d,]*/g), ([figure]) => Number(figure.replaceAll(',', '')))
const figureIn = (text: string, at = 0): number => figuresIn(text)[at] ?? NaN

test.each([
  ['owners', claims.owners, counting.owners.whose],
  ['CEOs', claims.ceosUsedSystem, counting.ceos.whose],
  ['SMBs', claims.smbs, counting.smbs.whose],
  ['workflows', claims.workflows, counting.workflows.whose],
])('the claimed number of %s is at most the number counted', (_, claim, whose) => {
  expect(figureIn(whose)).toBeGreaterThanOrEqual(figureIn(claim))
})

test('the claims of leaders and owners have the same number, and fewer are CEOs', () => {
  expect(figureIn(claims.trustedBy)).toBe(figureIn(claims.owners))
  const [ceos = NaN, owners] = figuresIn(counting.ceos.whose)
  expect(owners).toBe(figureIn(counting.owners.whose))
  expect(ceos).toBeLessThan(owners ?? NaN)
})

test('each counted group is at most as large as the group it is part of', () => {
  const [workflows = NaN, withBuild = NaN, businesses] = figuresIn(counting.workflows.whose)
  expect(businesses).toBe(figureIn(counting.smbs.whose))
  expect(withBuild).toBeLessThanOrEqual(businesses ?? NaN)
  expect(workflows).toBeGreaterThanOrEqual(withBuild)
  expect(figureIn(counting.costReductions.whose)).toBe(withBuild)
  expect(figureIn(counting.founderHours.whose)).toBeLessThanOrEqual(withBuild)
  expect(figureIn(counting.costsCut.whose)).toBeLessThanOrEqual(workflows)
})

test('workshop clients’ reports are about the same clients, and add up', () => {
  const clients = figureIn(counting.clientSavings.whose)
  expect(figureIn(counting.teamHours.whose)).toBe(clients)
  const [started = NaN, asked] = figuresIn(counting.implemented.whose)
  expect(asked).toBe(clients)
  expect(Math.round((100 * started) / clients)).toBe(figureIn(claims.workshop.implement))
  const anHour = figureIn(counting.clientSavings.counts)
  const yearly = claims.workshop.hoursWeekly * 52 * anHour
  expect(Math.round(yearly / 1000)).toBe(figureIn(claims.workshop.savings))
})

test('a month has more founder seats than audits, and fewer seats are left than it has', () => {
  const seats = 15
  expect(counting.seats.whose).toContain(numberWord(seats))
  expect(seats).toBeGreaterThan(audit.perMonthOnSalesPage + audit.perMonthOnShortPage)
  expect(figureIn(claims.seatsLeft)).toBeLessThan(seats)
})

test('the normal price of the chat agents’ trial month is the monthly price of one agent', () => {
  expect(chatAgents.monthly.fromUsd).toBe(chatAgents.normalPriceUsd)
})

test('every counted marketing claim counts something different and is worded differently', () => {
  const counted = Object.values(countedClaims).map(({ counts }) => counts)
  expect(new Set(counted).size).toBe(counted.length)
  const sayings = Object.values(countedClaims).map(({ says }) => says)
  expect(new Set(sayings).size).toBe(sayings.length)
})
