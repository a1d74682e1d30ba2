import { expect, test } from 'vitest'
import { isZone } from './is-zone.ts'

test('distinguishes valid zones', () => {
  const names = ['Europe/Berlin', 'UTC', 'Mars/Olympus', 'Etc/Unknown', '']
  expect(names.map(isZone)).toEqual([true, true, false, false, false])
})
