interface ModuleInfo {
  isEntry: boolean
  importers: readonly string[]
}

interface Graph {
  getModuleInfo(id: string): ModuleInfo | null
}

const homes = ['home', 'landing', 'backup-landing']
const surveys = ['testimonials-submit', 'collect-testimonial', 'workshop-feedback']
/** Pages that share code only with each other; each family has one shared file. */
const families: Readonly<Record<string, readonly string[]>> = {
  homes,
  scorecard: ['ai-ready-score', 'ai-first-readiness-score', 'ai-score-results'],
  surveys,
  cases: ['case-studies', 'case-study', 'not-found'],
  booking: ['book', 'call'],
}
/** Entries whose modules every page loads. */
const everywhere = ['root', 'entry.client']
/** The heaviest page: what it shares with others is in the common file. */
const heaviest = 'ai-score-results'
/** The next heaviest pages: what they share is in `blocks`, and what only the rest share is in `more`. */
const heavy = [...homes, ...surveys, 'ai-first-readiness-score']

/**
 * Chooses the file of a module that several pages need: the common one, which all pages load, their family's,
 * `blocks` or `more`. Null lets the bundler decide, for modules of a single page. One file per set of pages would be
 * fifty requests for a page, most of them for a few lines
 * (`docs/decisions/0003-script-waits-for-the-first-interaction.md`).
 */
function fileOfModule(id: string, graph: Graph): string | null {
  // The root is in the common file itself, which saves every page a file that only re-exports from it.
  if (/[\\/]root\.tsx\?/.test(id)) return 'common'
  // The root imports it when something is stored, the results page statically.
  if (id.includes('/retry-until-sent.')) return 'scorecard'
  // The sign-in page and what admins load on a visitor's page import it; one line needs no file of its own.
  if (id.includes('/has-office-routes.')) return 'account'
  // A few lines, for which a page would otherwise load the office's file, or the office's frame all of `more`.
  if (/[\\/](?:viewer-zone|is-composing)\./.test(id)) return 'common'
  const entries = entriesWith(id, graph)
  if (entries.some((entry) => everywhere.includes(entry))) return 'common'
  const pages = entries.filter((entry) => !entry.startsWith('office/'))
  if (pages.length === 0) return fileOfOffice(entries)
  if (entries.length < 2) return null
  const family = Object.keys(families).find((name) => pages.every((page) => families[name]?.includes(page)))
  if (family) return family
  // One file for what the sign-in page and the office share.
  if (pages.every((page) => page === 'auth') && entries.includes('office/layout')) return 'account'
  // Shared with the office; a file of its own would be one more than the other pages have.
  if (pages.length < 2) return pages[0] === 'testimonials' && !id.endsWith('.css') ? 'more' : null
  // A style sheet blocks the first paint, so no page gets one that it does not need. Those of the home pages are an
  // exception, because they would be three more requests.
  const sheet = /([^\\/]+)\.css$/.exec(id)?.[1]
  if (sheet) return pages.some((page) => homes.includes(page)) ? 'shared' : sheet
  if (pages.includes(heaviest)) return 'common'
  return pages.some((page) => heavy.includes(page)) ? 'blocks' : 'more'
}

/** Chooses an office file: `office` comes with the first screen, `office-settings` only with settings. */
function fileOfOffice(entries: readonly string[]): string | null {
  if (entries.length < 2) return null
  if (entries.every((entry) => /^office\/(?:settings|set-up)\b/.test(entry))) return 'office-settings'
  return entries.includes('office/layout') || entries.includes('office/today') ? 'office' : 'office-lists'
}

/**
 * The order in which files take modules: each takes what its modules need and no earlier file has. Files that are not
 * named here come second.
 */
const inOrder = [['common'], [], Object.keys(families), ['office'], ['office-settings'], ['office-lists']]

/** One group of the bundler for each place in that order. */
export const sharedFiles = inOrder.map((files, at) => ({
  name(id: string, graph: Graph): string | null {
    const file = fileOfModule(id, graph)
    const isOfOthers = file !== null && inOrder.flat().includes(file)
    return file !== null && (files.includes(file) || (files.length === 0 && !isOfOthers)) ? file : null
  },
  priority: inOrder.length - at,
}))

/** The entries that load the module, directly or through imports: a page's slug, `office/leads`. */
function entriesWith(id: string, graph: Graph): string[] {
  const found = new Set([id])
  for (const each of found)
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) found.add(importer)
  return [...found].filter((each) => each !== id && graph.getModuleInfo(each)?.isEntry).map(nameOf)
}

const nameOf = (entry: string) =>
  /(office\/[\w-]+(?:\/[\w-]+)??(?=\/)|office\/layout|[^/]+?)(?:\/(?:page|[\w-]*screen))?\.tsx?(?:\?|$)/.exec(
    entry,
  )?.[1] ?? entry
