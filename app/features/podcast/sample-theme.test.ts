import { expect, test } from 'vitest'
import { sampleTheme } from './sample-theme.ts'

const wav = sampleTheme()
const view = new DataView(wav.buffer)
const text = (at: number) => String.fromCharCode(...wav.slice(at, at + 4))
const rate = view.getUint32(24, true)
const samples = new Int16Array(wav.buffer, 44)
const loudest = (from: number, to: number) =>
  samples.slice(from * rate, to * rate).reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)

test('the sample theme is a mono 16-bit PCM WAV file', () => {
  expect([text(0), text(8), text(12), text(36)]).toEqual(['RIFF', 'WAVE', 'fmt ', 'data'])
  expect(view.getUint32(4, true)).toBe(wav.length - 8)
  expect(view.getUint32(40, true)).toBe(wav.length - 44)
  expect([view.getUint16(20, true), view.getUint16(22, true), view.getUint16(34, true)]).toEqual([1, 1, 16])
})

test('the sample theme is audible, almost silent at the break, audible again, and ends without a click', () => {
  const seconds = samples.length / rate
  expect(seconds).toBeGreaterThan(8)
  expect(seconds).toBeLessThan(14)
  expect(loudest(0, 1)).toBeGreaterThan(6_000)
  expect(loudest(0, seconds)).toBeLessThan(32_767)
  expect(loudest(5.2, 5.5), 'the break').toBeLessThan(500)
  expect(loudest(6, 8)).toBeGreaterThan(6_000)
  expect(loudest(seconds - 0.005, seconds), 'no click at its end').toBeLessThan(100)
})
