import { createElement } from 'react'
import { linesOf } from './letter.ts'
import { signature } from './mail-text.ts'
import { withoutTabs, withSpacesKept } from './spaced-text.ts'

interface Reply {
  subject: string
  text: string
}

/** Composes a reply as a mailbox would send it: the author's text, followed by the signature. */
export async function replyMail({ subject, text }: Reply) {
  const { renderMail } = await import('./render-html.ts')
  const letter = `${text}\n\n${signature()}`
  const paragraphs = withoutTabs(letter)
    .split(/(?:\r?\n){2,}/)
    .map((paragraph, index) =>
      createElement(
        'p',
        { key: index },
        ...linesOf(paragraph)
          .map(withSpacesKept)
          .flatMap((line, at) => (at === 0 ? [line] : [createElement('br', { key: at }), line])),
      ),
    )
  const html = createElement('html', { lang: 'en' }, createElement('body', null, ...paragraphs))
  return { subject: linesOf(subject).join(' '), text: letter, html: renderMail(html) }
}
