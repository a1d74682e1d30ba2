import { signatureLines } from '#content/facts/company'

const lineLength = 68

export function heading(text: string): string {
  return `\n${text}\n${'-'.repeat(text.length)}`
}

/** One paragraph in short lines. */
export function wrap(text: string): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && line.length + 1 + word.length > lineLength) {
      lines.push(line)
      line = word
    } else {
      line = line === '' ? word : `${line} ${word}`
    }
  }
  return [...lines, line].join('\n')
}

/** How every mail in plain text ends: why the reader gets it, and who wrote it, with a postal address. */
export function footer(reason: string): string {
  return `${wrap(reason)}\n\n${signature()}`
}

/** Who wrote it, as mailboxes tell it from the letter. */
export function signature(): string {
  return ['-- ', ...signatureLines()].join('\n')
}
