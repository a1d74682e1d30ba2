import { decodeEntities } from './decode-entities.ts'

/** Elements whose content is not shown. */
const hiddenElements = new Set([
  'script',
  'style',
  'head',
  'title',
  'template',
  'noscript',
  'svg',
  'object',
  'iframe',
])
/** Elements that begin and end a line. */
const blocks = new Set(
  'address article blockquote body center dd div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul'.split(
    ' ',
  ),
)
/** Elements with an empty line before and after. */
const paragraphs = new Set(['p', 'blockquote', 'ul', 'ol', 'table', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])

const maxTagLength = 10_000

/**
 * Converts an HTML mail to plain text: quotes as lines after `>`, links with their address, pictures as their `alt`
 * text. Nothing is loaded or run, and the time is linear in the length, because anybody can send any HTML.
 */
export function htmlToText(html: string): string {
  const lines: string[] = []
  let line = ''
  /** How many quotes the current line is nested in. */
  let depth = 0
  /** The depth of the previous line. */
  let lineDepth = 0
  let needsEmptyLine = false
  let link: { href: string; at: number } | undefined

  function endLine(): void {
    const text = line.replaceAll(/[^\S\u00A0]+/g, ' ').trim()
    line = ''
    if (text === '') return
    if (needsEmptyLine && lines.length > 0) lines.push('> '.repeat(Math.min(depth, lineDepth, 20)).trim())
    needsEmptyLine = false
    lineDepth = depth
    lines.push(('> '.repeat(Math.min(depth, 20)) + text.replaceAll('\u00A0', ' ')).trimEnd())
  }

  const nextEnd = finderOf(html, '>')
  const closings = new Map(
    [...hiddenElements].map((name) => [name, finderOf(html, new RegExp(`</${name}\\s{0,10}>`, 'gi'))]),
  )
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    line += decodeEntities(html.slice(at, open < 0 ? undefined : open))
    if (open < 0) break
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4)
      if (end < 0) {
        line += decodeEntities(html.slice(open))
        break
      }
      at = end + 3
      continue
    }
    const tag = tagAt(html, open, nextEnd)
    if (!tag) {
      line += '<'
      at = open + 1
      continue
    }
    at = tag.end
    const { name, isEnd } = tag
    const closing = isEnd ? undefined : closings.get(name)
    if (closing) {
      // Without an end tag, the content is shown.
      at = closing(at)?.end ?? at
      continue
    }
    if (name === 'br') {
      const isEmpty = line.trim() === ''
      endLine()
      if (isEmpty) needsEmptyLine = true
    }
    if (name === 'img' && !isEnd) {
      const description = attributeOf(tag.text, 'alt')
      if (description) line += ` [${description}] `
    }
    if (name === 'a') {
      if (isEnd && link) line += addressAfter(line.slice(link.at), link.href)
      link = isEnd ? undefined : { href: attributeOf(tag.text, 'href') ?? '', at: line.length }
    }
    if (name === 'td' || name === 'th') line += ' '
    if (blocks.has(name)) {
      endLine()
      link = undefined
      if (paragraphs.has(name)) needsEmptyLine = true
      if (name === 'blockquote') depth = Math.max(0, depth + (isEnd ? -1 : 1))
      if (name === 'li' && !isEnd) line = '- '
    }
  }
  endLine()
  return lines.join('\n')
}

interface Tag {
  name: string
  isEnd: boolean
  text: string
  end: number
}

const tagStart = /<(\/?)([a-z][a-z\d]*)/iy
const otherStart = /<[!?]/y

function tagAt(html: string, open: number, nextEnd: Finder): Tag | undefined {
  tagStart.lastIndex = open
  otherStart.lastIndex = open
  const found = tagStart.exec(html)
  if (!found && !otherStart.test(html)) return undefined
  const end = nextEnd(open)?.at ?? Infinity
  // A tag that never ends is shown as text rather than lost.
  if (end - open > maxTagLength) return undefined
  return {
    name: (found?.[2] ?? '').toLowerCase(),
    isEnd: found?.[1] === '/',
    text: html.slice(open, end),
    end: end + 1,
  }
}

type Finder = (from: number) => { at: number; end: number } | undefined

/** Finds the next match at or after a position. Positions only grow, so each character is searched once. */
function finderOf(html: string, wanted: string | RegExp): Finder {
  let found: { at: number; end: number } | undefined
  let isLast = false
  return (from) => {
    if (isLast || (found && found.at >= from)) return isLast ? undefined : found
    if (typeof wanted === 'string') {
      const at = html.indexOf(wanted, from)
      found = at < 0 ? undefined : { at, end: at + wanted.length }
    } else {
      wanted.lastIndex = from
      const match = wanted.exec(html)
      found = match ? { at: match.index, end: wanted.lastIndex } : undefined
    }
    isLast = found === undefined
    return found
  }
}

function attributeOf(tag: string, name: string): string | undefined {
  const [, double, single, bare] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(tag) ?? []
  const value = double ?? single ?? bare
  return value === undefined ? undefined : decodeEntities(value).trim().slice(0, 2_000)
}

/** The link's address in angle brackets, unless its text already shows it. */
function addressAfter(words: string, href: string): string {
  const plain = href.replace(/^(?:https?:\/\/|mailto:|tel:)/i, '').replace(/\/$/, '')
  const isAddress = /^(?:https?:|mailto:)/i.test(href)
  return isAddress && plain !== '' && !words.includes(plain) ? ` <${href}>` : ''
}
