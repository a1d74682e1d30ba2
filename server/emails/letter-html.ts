import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'
import { button, frame, heading, label, note, panel, paragraph, textLink } from './kit.ts'
import { type Letter, type LetterPart, linesOf } from './letter.ts'
import { renderMail } from './render-html.ts'

/** Renders the letter as HTML, with one panel from each heading to the next. */
export function letterHtml({ subject, preview, parts, reason }: Letter): string {
  const panels: LetterPart[][] = [[]]
  for (const part of parts) {
    if (part.kind === 'heading' && panels.at(-1)?.length) panels.push([])
    panels.at(-1)?.push(part)
  }
  return renderMail(
    frame(
      { title: subject, preview, reason },
      ...panels.map((group, index) => panel(index === 0 ? {} : { rule: 'hair' }, ...group.map(elementOf))),
    ),
  )
}

function elementOf(part: LetterPart, index: number): ReactNode {
  return createElement(Fragment, { key: index }, markup(part))
}

function markup(part: LetterPart): ReactElement | ReactElement[] {
  switch (part.kind) {
    case 'text':
      return paragraph(part.text)
    case 'heading':
      return heading(part.text)
    case 'steps':
      return part.steps.map((step, index) => keyed(index, paragraph(`${index + 1}. ${step}`)))
    case 'facts':
      return part.facts.map(([name, value], index) =>
        keyed(index, label(name), paragraph(...brokenLines(linesOf(value)))),
      )
    case 'button':
      return button(part.href, part.text)
    case 'link':
      return note(`${part.before} `, textLink(part.href, part.text))
  }
}

const keyed = (key: number, ...children: ReactNode[]) => createElement(Fragment, { key }, ...children)

function brokenLines(lines: readonly string[]): ReactNode[] {
  return lines.flatMap((line, index) =>
    index === 0 ? [line] : [createElement('br', { key: `br-${index}` }), line],
  )
}
