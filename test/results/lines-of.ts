/** Returns the visible text of HTML, one line for each block or table row. */
export function linesOf(html: string): string[] {
  return html
    .replace(/^[\s\S]*<\/head>/, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<\/(?:p|li|dd|dt|tr|h1|h2|h3|figcaption|caption|button|i|div|a)>/g, '\n')
    .replaceAll(/<\/t[dh]>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll(/&nbsp;|\u00A0/g, ' ')
    .split('\n')
    .map((line) => line.replaceAll(/\s+/g, ' ').trim())
    .filter(Boolean)
}

/** The paragraphs of a mail in plain text, without the lines drawn in it. */
export function paragraphsOf(text: string): string[] {
  return text
    .replaceAll(/\n-+\n/g, '\n\n')
    .replaceAll(/^ {4}/gm, '\n')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll(/\s+/g, ' ').trim())
    .filter((paragraph) => paragraph !== '' && !paragraph.includes('--'))
}

/** Splits a line into its sentences. */
export function sentencesOf(line: string): string[] {
  return (line.match(/.+?(?:[.?!](?=\s|$)|$)/g) ?? []).map((sentence) => sentence.trim()).filter(Boolean)
}
