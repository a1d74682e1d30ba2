import { signatureLines } from '#content/facts/company'

const lineLength = 68

export function heading(text: string): string {
  return `\n${text}\n${'-'.repeat(text.length)}`
}

/** Wraps one paragraph at `lineLength`. */
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

/** Returns the end of a plain-text mail: why the reader gets it, and the signature with the postal address. */
export function footer(reason: string): string {
  return `${wrap(reason)}\n\n${signature()}`
}

/** Returns the signature after its delimiter `-- `, by which mail programs recognize it. */
export function signature(): string {
  return ['-- ', ...signatureLines()].join('\n')
}
