import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

interface Manifest {
  name: string
  version: string
  license?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
}

/** Dependencies that build and start the project, and of which nothing is in the package. */
const buildTools = new Set(['@react-router/dev', 'vite', 'node'])

/**
 * The copyright and permission notices of every package that the program contains or installs. Most are bundled, and
 * their licenses require the notice. Packages with the same text share one.
 */
export function licenseNotices(root: string): string {
  const namesByText = new Map<string, string[]>()
  for (const folder of packageFolders(root)) {
    const { name, version, license = 'no license named' } = readManifest(folder)
    const text = readLicense(folder) || `This package brings no text of its license, ${license}.`
    namesByText.set(text, [...(namesByText.get(text) ?? []), `${name} ${version} (${license})`])
  }
  const sections = Array.from(namesByText, ([text, names]) => `${names.toSorted().join('\n')}\n\n${text}`)
  return [
    'The program contains or installs these packages, under their own licenses.',
    ...sections.toSorted(),
  ].join(`\n\n${'-'.repeat(80)}\n\n`)
}

function packageFolders(root: string): Set<string> {
  const folders = new Set<string>()
  function add(from: string): void {
    const { dependencies, optionalDependencies } = readManifest(from)
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      if (from === root && buildTools.has(name)) continue
      const folder = installedFolder(name, from)
      // Native parts for other systems are not installed here.
      if (folder === undefined || folders.has(folder)) continue
      folders.add(folder)
      add(folder)
    }
  }
  add(root)
  return folders
}

/** Finds a package as Node does: beside the one that needs it, then further up. */
function installedFolder(name: string, from: string): string | undefined {
  const folder = join(from, 'node_modules', name)
  if (existsSync(join(folder, 'package.json'))) return folder
  return dirname(from) === from ? undefined : installedFolder(name, dirname(from))
}

const readManifest = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest

function readLicense(folder: string): string {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i.test(entry.name))
    .map(({ name }) => name)
    .toSorted()
    .map((name) => readFileSync(join(folder, name), 'utf8').trim())
    .join('\n\n')
}
