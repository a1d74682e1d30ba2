import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { subsetFonts } from './subset-fonts.ts'

test('the font files contain exactly the characters that fonts.css names', async () => {
  const fonts = await subsetFonts()
  expect(fonts).toHaveLength(2)
  for (const { path, bytes } of fonts) expect(readFileSync(path).equals(bytes), path).toBe(true)
})
