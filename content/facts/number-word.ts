import { capitalized } from '#content/facts/capitalized'

const words = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
]

/** A small number spelled out; others as figures, formatted by the caller's text if given. */
export const numberWord = (count: number, figures = String(count)): string => words[count] ?? figures

/** The same, capitalized. */
export const numberWordFirst = (count: number, figures?: string): string =>
  capitalized(numberWord(count, figures))
