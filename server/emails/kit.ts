import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import { company, companyOnOneLine } from '#content/facts/company'
import { layoutTable } from './layout-table.ts'
import { colours, display, sans, smallText, styleSheet } from './mail-style.ts'

/**
 * The parts of every mail: tables and inline styles, no pictures, no web fonts. Class names are those of the style
 * sheet.
 */

interface FrameProps {
  title: string
  /** What the list of mails shows after the subject. */
  preview: string
  /** Why the reader gets it. */
  reason: string
}

/** A whole mail. It ends with why it came and who wrote it, with a postal address, as every mail must. */
export function frame({ title, preview, reason }: FrameProps, ...panels: ReactNode[]): ReactElement {
  const meta = (name: string, content: string) => createElement('meta', { name, content })
  return createElement(
    'html',
    { lang: 'en', dir: 'ltr' },
    createElement(
      'head',
      null,
      createElement('meta', { httpEquiv: 'Content-Type', content: 'text/html; charset=UTF-8' }),
      meta('viewport', 'width=device-width, initial-scale=1'),
      meta('x-apple-disable-message-reformatting', ''),
      meta('color-scheme', 'light dark'),
      meta('supported-color-schemes', 'light dark'),
      createElement('title', null, title),
      createElement('style', null, styleSheet),
    ),
    createElement(
      'body',
      { className: 'paper', style: { margin: 0, backgroundColor: colours.paper } },
      previewText(preview),
      cell(
        { className: 'paper outer', style: { padding: '24px 0', backgroundColor: colours.paper } },
        layoutTable(
          {
            align: 'center',
            width: 600,
            className: 'panel',
            style: { maxWidth: '600px', backgroundColor: colours.panel },
          },
          createElement(
            'tr',
            null,
            createElement(
              'td',
              null,
              cell(
                { className: 'pad', style: { padding: '24px 40px 0' } },
                createElement('p', { className: 'ink', style: brand }, company.name),
              ),
              ...panels,
              panel(
                { rule: 'hair' },
                note(reason),
                note(companyOnOneLine(), createElement('br'), company.email),
              ),
            ),
          ),
        ),
      ),
    ),
  )
}

/** Programs show about so many characters after the subject: what the preview leaves of them is filled with nothing. */
const previewLength = 150
const unseen = '\u00A0\u200C\u200B'

/** What a list of mails shows and the opened mail does not. */
function previewText(preview: string): ReactElement {
  const style: CSSProperties = {
    display: 'none',
    overflow: 'hidden',
    maxHeight: 0,
    maxWidth: 0,
    lineHeight: '1px',
    opacity: 0,
  }
  const filled = preview + unseen.repeat(Math.max(0, previewLength - preview.length))
  return createElement('div', { style }, filled)
}

const brand: CSSProperties = {
  margin: 0,
  color: colours.ink,
  fontFamily: display,
  fontSize: '20px',
  lineHeight: '28px',
  fontWeight: 'bold',
  letterSpacing: '-0.5px',
}

/** A table of one cell: the only box that every mail program pads. */
function cell(props: { className?: string; style: CSSProperties }, ...children: ReactNode[]): ReactElement {
  return layoutTable({}, createElement('tr', null, createElement('td', props, ...children)))
}

/** One part of the mail; a rule above it closes what came before. */
export function panel({ rule }: { rule?: 'ink' | 'hair' }, ...children: ReactNode[]): ReactElement {
  const borderTop = { ink: `3px solid ${colours.ink}`, hair: `1px solid ${colours.rule}` }
  return cell(
    {
      className: `pad ${rule === 'ink' ? 'rule-ink' : 'rule'}`,
      style: {
        padding: '28px 40px 32px',
        ...(rule && { borderTop: borderTop[rule] }),
      },
    },
    ...children,
  )
}

export function label(text: string): ReactElement {
  const style = { ...smallText, color: colours.muted, margin: '0 0 6px' }
  return createElement('p', { className: 'muted', style }, text)
}

export function paragraph(...children: ReactNode[]): ReactElement {
  const style = {
    color: colours.ink,
    fontFamily: sans,
    fontSize: '17px',
    lineHeight: '26px',
    margin: '0 0 10px',
    // A name may be one long word.
    wordBreak: 'break-word',
  } as const
  return createElement('p', { className: 'ink', style }, ...children)
}

export function note(...children: ReactNode[]): ReactElement {
  return createElement(
    'p',
    { className: 'muted', style: { ...smallText, color: colours.muted, margin: '14px 0 0' } },
    ...children,
  )
}

export function heading(text: string): ReactElement {
  const style: CSSProperties = {
    margin: '0 0 10px',
    color: colours.ink,
    fontFamily: display,
    fontSize: '32px',
    lineHeight: '36px',
    fontWeight: 'bold',
    letterSpacing: '-1px',
  }
  return createElement('h2', { className: 'ink heading', style }, text)
}

/** The mail's one huge number, with what it counts out of beside it. */
export function scoreFigure(score: string, outOf: string): ReactElement {
  const style: CSSProperties = {
    margin: '0 0 24px',
    color: colours.ink,
    fontFamily: display,
    fontSize: '150px',
    lineHeight: '140px',
    fontWeight: 'bold',
    letterSpacing: '-9px',
  }
  const ofStyle = {
    fontSize: '30px',
    letterSpacing: '-1px',
    fontWeight: 'normal',
    lineHeight: '30px',
    paddingLeft: '18px',
  }
  return createElement(
    'h1',
    { className: 'ink score', style },
    score,
    createElement('span', { className: 'score-of', style: ofStyle }, ` ${outOf}`),
  )
}

/** A large sum of what is lost. */
export function figure(text: string): ReactElement {
  const style: CSSProperties = {
    margin: '0 0 10px',
    color: colours.signalMark,
    fontFamily: display,
    fontSize: '84px',
    lineHeight: '88px',
    fontWeight: 'bold',
    letterSpacing: '-4px',
  }
  return createElement('p', { className: 'broken figure', style }, text)
}

/** What a repair brings. */
export function gain(text: string): ReactElement {
  const style: CSSProperties = {
    color: colours.repair,
    fontFamily: sans,
    fontSize: '17px',
    lineHeight: '26px',
    fontWeight: 'bold',
    margin: 0,
  }
  return createElement('p', { className: 'mended', style }, text)
}

export function button(href: string, text: string): ReactElement {
  const style: CSSProperties = {
    display: 'block',
    padding: '18px 24px',
    backgroundColor: colours.signalMark,
    color: '#ffffff',
    fontFamily: sans,
    fontSize: '18px',
    lineHeight: '120%',
    fontWeight: 'bold',
    textAlign: 'center',
    textDecoration: 'none',
    borderRadius: '3px',
  }
  return createElement(
    'a',
    { className: 'button', href, target: '_blank', style },
    outlookRoom(30),
    createElement('span', { style: { msoTextRaise: '13px' } as CSSProperties }, text),
    outlookRoom(0),
  )
}

/** Outlook on Windows gives links no padding: wide spaces, raised by so many points, make a button of one there. */
function outlookRoom(raisedPt: number): ReactElement {
  const style = `mso-font-width:300%${raisedPt ? `;mso-text-raise:${raisedPt}pt` : ''}`
  return createElement('span', {
    dangerouslySetInnerHTML: { __html: `<!--[if mso]><i style="${style}">&emsp;</i><![endif]-->` },
  })
}

export function textLink(href: string, text: string): ReactElement {
  const style = { color: colours.ink, fontWeight: 'bold', textDecoration: 'underline' }
  return createElement('a', { className: 'ink', href, target: '_blank', style }, text)
}
