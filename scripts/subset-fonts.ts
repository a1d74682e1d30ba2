/**
 * `node scripts/subset-fonts.ts` writes `app/styles/fonts/`: the two typefaces with the characters that `fonts.css`
 * names for them. Needed after an update of a typeface or a change of these characters; a test says so.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const styles = join(import.meta.dirname, '../app/styles')
const fontFiles = ['besley', 'instrument-sans'] as const
const options = {
  targetFormat: 'woff2' as const,
  noHinting: true,
  // Kerning, ligatures, and the kinds of figures that the style sheets ask for. Its types do not name this option.
  keepFeatures: ['kern', 'liga', 'lnum', 'pnum', 'tnum'],
}

/** The characters that `fonts.css` names for a file. @throws Error when it names none */
export function charactersOf(file: string): string[] {
  const sheet = readFileSync(join(styles, 'fonts.css'), 'utf8')
  const range = new RegExp(`/${file}'\\)[^}]*unicode-range:([^;]+);`).exec(sheet)?.[1]
  if (!range) throw new Error(`fonts.css names no characters for ${file}`)
  return Array.from(range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g), ([, from = '', to = from]) => {
    const first = parseInt(from, 16)
    return Array.from({ length: parseInt(to, 16) - first + 1 }, (_, at) => String.fromCodePoint(first + at))
  }).flat()
}

/** Each file of `app/styles/fonts/` by its path, with what it should hold. */
export function subsetFonts(): Promise<{ path: string; bytes: Buffer }[]> {
  const require = createRequire(import.meta.url)
  return Promise.all(
    fontFiles.map(async (font) => {
      const whole = require.resolve(`@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`)
      const bytes = await subsetFont(readFileSync(whole), charactersOf(`${font}.woff2`).join(''), options)
      return { path: join(styles, `fonts/${font}.woff2`), bytes }
    }),
  )
}

if (import.meta.main) for (const { path, bytes } of await subsetFonts()) writeFileSync(path, bytes)
