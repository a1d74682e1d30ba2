import { expect, test } from 'vitest'
import { isZone } from './is-zone.ts'

test('accepts only the names of existing time zones', () => {
  const names = ['Europe/Berlin', 'UTC', 'Mars/Olympus', 'Etc/Unknown', '']
  expect(names.map(isZone)).toEqual([true, true, false, false, false])
})
