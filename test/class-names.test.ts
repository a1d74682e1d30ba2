import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { layerOf } from '#scripts/build/layered-styles'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const sheets = globSync('app/**/*.css', { cwd: root }).toSorted()
/** A print sheet restyles what others define, so it is in no layer and overrides all of them. */
const paper = 'app/styles/print.css'
const components = globSync('app/**/*.tsx', { cwd: root, exclude: ['**/*.test.tsx'] }).toSorted()

/** A sheet's selectors, without nested ones. */
function selectorsOf(sheet: string): string[] {
  const css = read(sheet).replace(/\/\*[\s\S]*?\*\//g, '')
  const open: boolean[] = []
  return Array.from(css.matchAll(/([^{};]*)([{}])/g)).flatMap(([, before = '', brace]) => {
    if (brace === '}') open.pop()
    const isNested = open.includes(true)
    const isRule = brace === '{' && !before.trim().startsWith('@')
    if (brace === '{') open.push(isRule)
    return isRule && !isNested ? before.split(/,(?![^(]*\))/).map((selector) => selector.trim()) : []
  })
}

/** Returns the class of a selector that is only a class and its states (`.x:hover`), which defines the class. */
const definedBy = (selector: string) =>
  /^\.([a-z][\w-]*)(?:::?[a-z-]+(?:\([^)]*\))?|\[[^\]]+\])*$/.exec(selector)?.[1]

const definitions = new Map<string, Set<string>>()
for (const sheet of sheets.filter((each) => each !== paper)) {
  for (const name of selectorsOf(sheet).map(definedBy)) {
    if (name) definitions.set(name, (definitions.get(name) ?? new Set()).add(sheet))
  }
}

function importsOf(file: string): string[] {
  return Array.from(read(file).matchAll(/import '([^']+\.css)'/g), ([, path = '']) =>
    path.startsWith('#') ? path.slice(1) : normalize(join(dirname(file), path)),
  )
}

/** The classes in a component's `className`s, without composed ones. */
function classesIn(component: string): Set<string> {
  const values = read(component).matchAll(/[cC]lassName=(?:"([^"]*)"|\{((?:[^{}]|\{[^{}]*\})*)\})/g)
  const literals = Array.from(values, ([, plain, expression = '']) =>
    plain === undefined
      ? Array.from(
          expression.matchAll(/'([^']*)'|`([^`]*)`/g),
          ([, quoted, template]) => quoted ?? template ?? '',
        )
      : [plain],
  ).flat()
  return new Set(literals.flatMap((literal) => literal.split(/\s+/)))
}

test('every class is defined in only one style sheet', () => {
  const twice = [...definitions].filter(([, files]) => files.size > 1)
  expect(Object.fromEntries(twice.map(([name, files]) => [name, [...files]]))).toEqual({})
})

test('a component imports the sheet of every class it uses, unless every page loads it', () => {
  const everywhere = new Set(importsOf('app/root.tsx'))
  const missing = components.flatMap((component) => {
    const imported = new Set(importsOf(component))
    return [...classesIn(component)].flatMap((name) =>
      [...(definitions.get(name) ?? [])]
        .filter((sheet) => !imported.has(sheet) && !everywhere.has(sheet))
        .map((sheet) => `${component} uses .${name} of ${sheet}`),
    )
  })
  expect(missing).toEqual([])
})

test('every style sheet is imported, is in a layer and has at most 250 lines', () => {
  const imported = new Set(components.flatMap(importsOf))
  expect(sheets.filter((sheet) => !imported.has(sheet))).toEqual([])
  expect(sheets.filter((sheet) => !layerOf(join(root, sheet)))).toEqual([paper])
  expect(sheets.filter((sheet) => read(sheet).split('\n').length > 251)).toEqual([])
})
