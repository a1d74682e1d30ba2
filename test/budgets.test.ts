import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { pages } from '#content/index'
import { adminText, bytesOf, client, describeBudgets, officeScripts, sum } from './page-budgets.ts'

const builtHtml = (path: string) => readFileSync(join(client, path, 'index.html'), 'utf8')

describeBudgets(
  pages.filter(({ prerender }) => prerender),
  ({ path }) => builtHtml(path),
)

test('the preloaded fonts are at most 48 kB in total', () => {
  const html = builtHtml('/ai-audit')
  const preloaded = Array.from(
    html.matchAll(/<link rel="preload" as="font"[^>]*href="([^"]+)"/g),
    ([, href = '']) => basename(href),
  )
  expect(preloaded).toHaveLength(2)
  const others = globSync('assets/*.woff2', { cwd: client }).filter(
    (file) => !preloaded.includes(basename(file)),
  )
  expect(others.map((file) => basename(file).replace(/-[^-]+$/, '')).toSorted()).toEqual([
    'besley-latin-wght-normal',
    'instrument-sans-latin-wght-normal',
  ])
  expect(sum(preloaded, (file) => bytesOf(`assets/${file}`))).toBeLessThanOrEqual(48_000)
})

test.each(Object.entries(adminText))('admin-only text is in only one script: %s', (name, words) => {
  const holding = globSync('assets/*.js', { cwd: client }).filter((file) =>
    readFileSync(join(client, file), 'utf8').includes(words),
  )
  expect(holding.map((file) => basename(file))).toEqual([expect.stringContaining(name)])
})

test('the first screen of the back office loads at most 161 kB of script', () => {
  expect(sum(officeScripts(), (file) => bytesOf(`${file}.br`))).toBeLessThanOrEqual(161_000)
})
