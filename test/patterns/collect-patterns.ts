import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAst } from 'vite'

interface FoundPattern {
  /** Where it is, as `file:line`. */
  at: string
  pattern: RegExp
}

const root = join(import.meta.dirname, '../..')
/** What runs for visitors and the office; not the tools that build, seed and test it. */
const folders = ['app', 'content', 'contracts', 'domain', 'server']

/** Returns every regular expression literal in production code. */
export function literalPatterns(): FoundPattern[] {
  return sources().flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    const found: FoundPattern[] = []
    visit(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), (node) => {
      if (node.type !== 'Literal' || !node.regex) return
      const line = text.slice(0, node.start).split('\n').length
      found.push({ at: `${file}:${line}`, pattern: new RegExp(node.regex.pattern, node.regex.flags) })
    })
    return found
  })
}

/** Returns the lines on which production code composes a regular expression. */
export function composedPatterns(): string[] {
  return sources().flatMap((file) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n')
    return lines.flatMap((line, index) => (/\bRegExp\(/.test(line) ? `${file}:${index + 1}` : []))
  })
}

function sources(): string[] {
  return globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { cwd: root },
  )
    .filter((file) => !file.includes('.test.'))
    .toSorted()
}

interface AstNode {
  type: string
  start: number
  regex?: { pattern: string; flags: string }
}

function visit(node: unknown, see: (node: AstNode) => void): void {
  if (Array.isArray(node)) return node.forEach((each) => visit(each, see))
  if (typeof node !== 'object' || node === null) return
  if ('type' in node) see(node as AstNode)
  for (const value of Object.values(node)) visit(value, see)
}
