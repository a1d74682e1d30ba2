import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testDatabase } from '#test/database'
import { createMetrics } from './create-metrics.ts'

const root = join(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

/** Metrics that Prometheus itself adds for a target. */
const prometheusOwn = ['up']
const suffixes = /_(?:bucket|count|sum)$/

/** The names in a query: words before a `{`, and those that look like ours or a process's. */
function namesIn(query: string): string[] {
  const named = query.matchAll(/\b(?:site|process|nodejs)_\w+|\b[a-z]\w*(?=\{)/g)
  return Array.from(named, ([name]) => name)
}

function queriesOf(dashboard: string): string[] {
  const { panels } = JSON.parse(dashboard) as { panels: { targets?: { expr: string }[] }[] }
  return panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
}

test('the dashboard and the alerts use existing metrics', async () => {
  const database = await testDatabase()
  const text = await createMetrics({
    database,
    routeOf: () => 'none',
    connected: () => ({}),
    fault: async () => undefined,
    figures: async () => undefined,
  }).text()
  const known = new Set(Array.from(text.matchAll(/^# TYPE (\S+)/gm), ([, name = '']) => name))
  const dashboard = read('deploy/grafana/dashboard.json')
  const queries = queriesOf(dashboard)
  expect(queries.length).toBeGreaterThan(10)
  const named = [
    ...queries.flatMap(namesIn),
    ...Array.from(
      read('deploy/prometheus/alerts.yml').matchAll(/expr: (\|\n(?: {10,}.*\n)+|.*)/g),
      ([, expr = '']) => namesIn(expr),
    ).flat(),
  ]
  const unknown = named.filter(
    (name) => !known.has(name) && !known.has(name.replace(suffixes, '')) && !prometheusOwn.includes(name),
  )
  expect([...new Set(unknown)]).toEqual([])
  // Each of the site's own metrics is used by the dashboard or an alert.
  const ours = [...known].filter((name) => name.startsWith('site_'))
  expect(ours.filter((name) => !named.some((each) => each.startsWith(name)))).toEqual([])
})

test('every metric is documented', async () => {
  const metrics = read('server/metrics/create-metrics.ts')
  const guide = read('docs/metrics.md')
  const names = [
    ...Array.from(metrics.matchAll(/name: '(site_\w+)'/g), ([, name = '']) => name),
    ...Array.from(metrics.matchAll(/gauge\(\s*'(\w+)'/g), ([, name = '']) => `site_${name}`),
  ]
  expect(names.length).toBeGreaterThan(10)
  for (const name of names) expect(guide).toContain(`\`${name}\``)
})
