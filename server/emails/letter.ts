import { firstNameOf } from '#domain/greeting-name'
import { footer, heading, wrap } from './mail-text.ts'

/** The parts of a letter in any order. Only `facts` may contain a visitor's text; names go through {@link greeting}. */
export type LetterPart =
  | { kind: 'text'; text: string }
  | { kind: 'heading'; text: string }
  | { kind: 'steps'; steps: readonly string[] }
  | { kind: 'facts'; facts: readonly (readonly [label: string, value: string | readonly string[]])[] }
  | { kind: 'button'; href: string; text: string }
  | { kind: 'link'; before: string; href: string; text: string }

export interface Letter {
  /** Fixed text, because nothing that a visitor typed may reach a header. */
  subject: string
  /** The preview text, which mail programs list after the subject. */
  preview: string
  parts: readonly LetterPart[]
  /** Why the reader gets the mail. */
  reason: string
}

/** Composes HTML and plain text from one list of parts. Most mails use it. */
export async function composeLetter(
  letter: Letter,
): Promise<{ subject: string; html: string; text: string }> {
  // Imported at the first mail, because commands and most tests send none.
  const { letterHtml } = await import('./letter-html.ts')
  return { subject: letter.subject, html: letterHtml(letter), text: letterText(letter) }
}

function letterText({ parts, reason }: Letter): string {
  return [...parts.map(textOf), footer(reason)].join('\n\n')
}

function textOf(part: LetterPart): string {
  switch (part.kind) {
    case 'text':
      return wrap(part.text)
    case 'heading':
      return heading(part.text)
    case 'steps':
      return part.steps.map((step, index) => indented(wrap(step), `${index + 1}. `, '   ')).join('\n')
    case 'facts':
      return part.facts
        .map(([label, value]) => `${label}:\n${indented(linesOf(value).join('\n'), '  ', '  ')}`)
        .join('\n')
    case 'button':
      return `${part.text}:\n${part.href}`
    case 'link':
      return `${wrap(`${part.before} ${part.text}`)}:\n${part.href}`
  }
}

/** Returns the salutation of a letter to a visitor. */
export function greeting(name: string | null | undefined): LetterPart {
  const shown = firstNameOf(name ?? '')
  return { kind: 'text', text: shown === '' ? 'Hi,' : `Hi ${shown},` }
}

const indented = (text: string, first: string, rest: string) =>
  text
    .split('\n')
    .map((line, index) => (index === 0 ? first : rest) + line)
    .join('\n')

/** Splits a visitor's answer into lines and replaces control and direction characters by spaces. */
export function linesOf(value: string | readonly string[]): string[] {
  return [value]
    .flat()
    .flatMap((text) => text.split(/\r\n|[\n\r\u2028\u2029]/))
    .map((line) => line.replace(/[\p{Cc}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]+/gu, ' '))
}
