import { expect, test } from 'vitest'
import { searchable, spellingsOf } from './searchable.ts'

test.each([
  ['Núñez', 'nunez'],
  ['Nu\u0301n\u0303ez', 'nunez'],
  ['O’Connor', 'oconnor'],
  ["O'Connor", 'oconnor'],
  ['O´Connor', 'oconnor'],
  ['Jean‑Luc', 'jean luc'],
  ['Weiß', 'weiss'],
  ['WEIẞ', 'weiss'],
  ['Søren Łukasz Đorđe', 'soren lukasz dorde'],
  ['İbrahim Işık', 'ibrahim isik'],
  ['Ａｎｎａ', 'anna'],
  ['an\u00adna\u200b\u2066', 'anna'],
  ['Γιώργος', 'γιωργοσ'],
  ['Артём Чайкин', 'артем чаикин'],
  ['مُحَمَّد', 'محمد'],
  ['ガンダム', 'ガンダム'],
  ['ｶﾞﾝﾀﾞﾑ', 'ガンダム'],
])('the search normalizes %j to %j', (written, compared) => {
  expect(searchable(written)).toBe(compared)
})

test.each([
  ['mueller', ['mueller', 'muller', 'mue ller', 'muel ler']],
  ['Müller', ['muller', 'mueller', 'mul ler']],
  ['joel', ['joel', 'jol']],
  ['sue', ['sue']],
  ['anna', ['anna']],
  ["'", []],
  ['Fairstorm', ['fairstorm', 'fai rstorm', 'fair storm', 'fairs torm', 'fairst orm']],
  ['Cafe5', ['cafe5', 'cafe 5']],
  ['24bakers', ['24bakers', '24 bakers', '24b akers', '24ba kers', '24bak ers']],
  ['info@fairstorm.example', ['info@fairstorm.example']],
  ['x'.repeat(25), ['x'.repeat(25)]],
])('the search looks for %s as %j', (typed, spellings) => {
  expect(spellingsOf(typed)).toEqual(spellings)
})
