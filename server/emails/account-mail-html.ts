import type { AccountMailContent } from './account-mails.ts'
import { button, frame, heading, panel, paragraph } from './kit.ts'
import { renderMail } from './render-html.ts'

export function accountMailHtml(content: AccountMailContent): string {
  const { subject, greeting, paragraphs, link, reason } = content
  return renderMail(
    frame(
      { title: subject, preview: paragraphs[0] ?? subject, reason },
      panel(
        {},
        heading(greeting),
        ...paragraphs.map((text) => paragraph(text)),
        ...(link ? [button(link.href, link.text)] : []),
      ),
    ),
  )
}
