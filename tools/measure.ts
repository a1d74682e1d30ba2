/**
 * Runs one measuring program: `npm run measure -- NAME [arguments]`; without a name, lists them. `npm run bench` runs
 * those whose figures are ratios to a reference measured in the same run. The site must have been built.
 */
import { argv, exit } from 'node:process'

interface Program {
  /** What it does, and in brackets the arguments it takes. */
  readonly does: string
  run(args: string[]): Promise<unknown>
}

const programs: Readonly<Record<string, Program>> = {
  serving: {
    does: 'what serving a page costs, as a ratio to nginx',
    run: async () => (await import('./bench/serving.ts')).benchServing(),
  },
  writing: {
    does: 'what storing a lead costs, as a ratio to a server of twenty lines and to pgbench',
    run: async () => (await import('./bench/writing.ts')).benchWriting(),
  },
  assistant: {
    does: 'what the assistant gets right',
    run: async () => (await import('./bench/assistant.ts')).benchAssistant(),
  },
  lighthouse: {
    does: 'Lighthouse over every page [/path …]',
    run: async (args) => (await import('./bench/lighthouse.ts')).benchLighthouse(args),
  },
  pages: {
    does: 'each page beside its static twin [/path …]',
    run: async (args) => (await import('./bench/pages.ts')).benchPages(args),
  },
  office: {
    does: 'the lists of the back office, of DATABASE_URL or at a million leads [number …]',
    run: async (args) => (await import('./bench/office.ts')).benchOffice(args),
  },
  'office-phone': {
    does: 'the first load of the back office on a slow phone [/admin/…]',
    run: async (args) => (await import('./bench/office-phone.ts')).benchOfficePhone(args),
  },
  searches: {
    does: 'what searches count beside a count that reads every row',
    run: async () => (await import('./bench/searches.ts')).benchSearches(),
  },
  holds: {
    does: 'what visitors wait for beside each function of the office, on the embedded database [DATA_DIR]',
    run: async ([given]) => (await import('./bench/holds.ts')).benchHolds(given),
  },
  'kill-rounds': {
    does: 'acknowledged leads that are lost when the server is killed [rounds] [postgres]',
    run: () => import('./kill-rounds.ts'),
  },
  'contention-rounds': {
    does: 'three processes that merge, undo, erase and change the same people at once [rounds]',
    run: () => import('./contention-rounds.ts'),
  },
  'seat-rounds': {
    does: '200 people at once for the 25 seats of the free workshop and for one time, on three processes [rounds]',
    run: () => import('./seat-rounds.ts'),
  },
  'drain-rounds': {
    does: 'requests that fail while servers restart one after another behind a proxy [minutes] [haproxy|nginx|caddy]',
    run: () => import('./drain-rounds.ts'),
  },
  'slow-clients': {
    does: 'what 1,200 slow clients cost the others',
    run: () => import('./slow-clients.ts'),
  },
  overload: {
    does: 'pages during several times as many requests as can be answered, and the recovery [minutes] [postgres] [starved]',
    run: () => import('./overload.ts'),
  },
  'frozen-database': {
    does: 'what visitors meet while PostgreSQL is frozen and stopped',
    run: () => import('./frozen-database.ts'),
  },
  'provider-faults': {
    does: 'leads through mail server, spreadsheet, Zoom, automation and model failing in every way [minutes] [leads]',
    run: () => import('./provider-faults.ts'),
  },
  memory: {
    does: 'resident memory of the embedded site under requests of all kinds [requests]',
    run: () => import('./memory.ts'),
  },
  soak: {
    does: 'memory under pages and forms while providers fail [minutes] [requests a second]',
    run: () => import('./soak.ts'),
  },
  'upgrade-rounds': {
    does: 'upgrades of a full PostgreSQL while leads come in [first migration]',
    run: () => import('./upgrade-rounds.ts'),
  },
  'upgrade-embedded': {
    does: 'the first start on a full embedded database of version 0.2',
    run: () => import('./upgrade-embedded.ts'),
  },
  'shared-address': {
    does: 'what three people behind one network address are refused [minutes]',
    run: () => import('./shared-address.ts'),
  },
}

const ratios = ['serving', 'writing', 'assistant', 'lighthouse', 'pages']

const [name = '', ...args] = argv.splice(2)
// The programs read their arguments as if they had been started by themselves.
argv.push(...args)
const program = programs[name]
if (program) await program.run(args)
else if (name === 'bench') for (const each of ratios) await programs[each]?.run([])
else {
  for (const [each, { does }] of Object.entries(programs)) console.log(`${each.padEnd(18)} ${does}`)
  exit(name === '' ? 0 : 2)
}
// A program may leave connections open.
exit()
