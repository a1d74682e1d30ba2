import { render } from '@react-email/render'
import { site } from '#content/site'
import type { AccountMailContent } from './account-mails.ts'
import { button, frame, heading, note, panel, paragraph } from './kit.ts'

export function accountMailHtml(content: AccountMailContent): Promise<string> {
  const { subject, greeting, paragraphs, link, reason } = content
  return render(
    frame(
      { title: subject, preview: paragraphs[0] ?? subject, brandName: site.name },
      panel(
        {},
        heading(greeting),
        ...paragraphs.map((text) => paragraph(text)),
        ...(link ? [button(link.href, link.text)] : []),
      ),
      panel({ rule: 'hair' }, note(reason)),
    ),
  )
}
