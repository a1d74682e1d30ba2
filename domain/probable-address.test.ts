import { expect, test } from 'vitest'
import { probableAddress } from './probable-address.ts'

test.each([
  ['ada@gmial.com', 'ada@gmail.com'],
  ['ada@gmail.con', 'ada@gmail.com'],
  ['ada@hotmal.co', 'ada@hotmail.com'],
  ['ada@yaho.com', 'ada@yahoo.com'],
  ['ada@kestrel-mortgage.con', 'ada@kestrel-mortgage.com'],
  ['ada@mail.kestrel.ogr', 'ada@mail.kestrel.org'],
])('offers for %s the address %s', (typed, meant) => expect(probableAddress(typed)).toBe(meant))

test.each(['ada@gmail.com', 'ada@mail.com', 'ada@kestrel-mortgage.com', 'ada@me.co', 'ada@yahoo.co.uk'])(
  'offers nothing for %s, which looks right',
  (typed) => expect(probableAddress(typed)).toBeUndefined(),
)
