import { describe, expect, test } from 'vitest'
import { replyMail } from './reply-mail.ts'

const nbsp = '\u00A0'

/** The lines of the HTML part above the signature. */
async function linesInHtml(text: string): Promise<string[]> {
  const { html } = await replyMail({ subject: 'Your question', text })
  return Array.from(html.matchAll(/<p>(.*?)<\/p>/gs)).flatMap(([, paragraph = '']) =>
    paragraph.split('<br/>'),
  )
}

describe('the HTML of a reply', () => {
  test('keeps the indentation of every line', async () => {
    const [list, one, two] = await linesInHtml('To do:\n - one\n    - two')
    expect([list, one, two]).toEqual(['To do:', `${nbsp}- one`, `${nbsp.repeat(4)}- two`])
  })

  test('keeps the number of consecutive spaces, and lets the line wrap between them', async () => {
    const [two, three, six] = await linesInHtml('a  b\na   b\na      b')
    expect([two, three, six]).toEqual([`a${nbsp} b`, `a ${nbsp} b`, `a${nbsp} ${nbsp} ${nbsp} b`])
  })

  test('has no two plain spaces in a row, and none at the beginning of a line', async () => {
    for (const line of await linesInHtml('  a   b\n\n    c     d\te\n\t\tf'))
      expect(line).not.toMatch(/^ | {2}/)
  })

  test('shows a tab as spaces up to the next column of eight', async () => {
    const [audit, coaching, indented] = await linesInHtml('Audit\t$1,999\nCoaching\t$1,440\n\tboth')
    const width = (line = '') => line.length
    expect(width(audit?.split('$')[0])).toBe(8)
    expect(width(coaching?.split('$')[0])).toBe(16)
    expect(indented).toBe(`${nbsp.repeat(8)}both`)
  })

  test('leaves single spaces and the plain text as they were written', async () => {
    const text = 'One two\n\tthree  four'
    expect((await linesInHtml(text))[0]).toBe('One two')
    expect((await replyMail({ subject: 'Your question', text })).text).toContain(text)
  })
})
