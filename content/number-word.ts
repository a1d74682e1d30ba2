import { capitalized } from '#content/capitalized'

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

/** A small number as it is written out; others as figures, by themselves unless they are given. */
export const numberWord = (count: number, figures = String(count)): string => words[count] ?? figures

/** The same where a sentence begins. */
export const numberWordFirst = (count: number, figures?: string): string =>
  capitalized(numberWord(count, figures))
