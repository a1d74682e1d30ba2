import { expect, test } from 'vitest'
import { icoOf } from './ico.ts'

test('an icon file states the size and offset of its picture, and contains it', () => {
  const png = Buffer.from('a picture')
  const ico = icoOf(png, 48)
  expect(ico.readUInt16LE(2)).toBe(1)
  expect([ico[6], ico[7]]).toEqual([48, 48])
  const [length, start] = [ico.readUInt32LE(14), ico.readUInt32LE(18)]
  expect(ico.subarray(start, start + length)).toEqual(png)
  expect(ico.byteLength).toBe(start + length)
})
