import { createElement, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import { company, companyOnOneLine } from '#content/facts/company'
import { layoutTable } from './layout-table.ts'
import { colors, display, sans, smallText, styleSheet } from './mail-style.ts'

/**
 * The parts of HTML mails, built from tables and inline styles, without pictures and web fonts. Class names refer to
 * `styleSheet`.
 */

interface FrameProps {
  title: string
  /** The preview text, which mail programs list after the subject. */
  preview: string
  /** Why the reader gets the mail. */
  reason: string
}

/** Wraps panels into a complete mail. Its footer states why it was sent and the sender's postal address. */
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
      { className: 'paper', style: { margin: 0, backgroundColor: colors.paper } },
      previewText(preview),
      cell(
        { className: 'paper outer', style: { padding: '24px 0', backgroundColor: colors.paper } },
        layoutTable(
          {
            align: 'center',
            width: 600,
            className: 'panel',
            style: { maxWidth: '600px', backgroundColor: colors.panel },
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

/** How many characters mail programs show after the subject. A shorter preview is padded with invisible ones. */
const previewLength = 150
const unseen = '\u00A0\u200C\u200B'

/** The preview text, hidden in the opened mail. */
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
  color: colors.ink,
  fontFamily: display,
  fontSize: '20px',
  lineHeight: '28px',
  fontWeight: 'bold',
  letterSpacing: '-0.5px',
}

/** A table of one cell, the only box whose padding every mail program applies. */
function cell(props: { className?: string; style: CSSProperties }, ...children: ReactNode[]): ReactElement {
  return layoutTable({}, createElement('tr', null, createElement('td', props, ...children)))
}

/** A section of the mail, with an optional rule above it. */
export function panel({ rule }: { rule?: 'ink' | 'hair' }, ...children: ReactNode[]): ReactElement {
  const borderTop = { ink: `3px solid ${colors.ink}`, hair: `1px solid ${colors.rule}` }
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
  const style = { ...smallText, color: colors.muted, margin: '0 0 6px' }
  return createElement('p', { className: 'muted', style }, text)
}

export function paragraph(...children: ReactNode[]): ReactElement {
  const style = {
    color: colors.ink,
    fontFamily: sans,
    fontSize: '17px',
    lineHeight: '26px',
    margin: '0 0 10px',
    // A typed name may be one long word.
    wordBreak: 'break-word',
  } as const
  return createElement('p', { className: 'ink', style }, ...children)
}

export function note(...children: ReactNode[]): ReactElement {
  return createElement(
    'p',
    { className: 'muted', style: { ...smallText, color: colors.muted, margin: '14px 0 0' } },
    ...children,
  )
}

export function heading(text: string): ReactElement {
  const style: CSSProperties = {
    margin: '0 0 10px',
    color: colors.ink,
    fontFamily: display,
    fontSize: '32px',
    lineHeight: '36px',
    fontWeight: 'bold',
    letterSpacing: '-1px',
  }
  return createElement('h2', { className: 'ink heading', style }, text)
}

/** The score in huge digits, with the maximum beside it. */
export function scoreFigure(score: string, outOf: string): ReactElement {
  const style: CSSProperties = {
    margin: '0 0 24px',
    color: colors.ink,
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

/** A large amount of money that is lost. */
export function figure(text: string): ReactElement {
  const style: CSSProperties = {
    margin: '0 0 10px',
    color: colors.signalMark,
    fontFamily: display,
    fontSize: '84px',
    lineHeight: '88px',
    fontWeight: 'bold',
    letterSpacing: '-4px',
  }
  return createElement('p', { className: 'broken figure', style }, text)
}

/** The gain of a repair. */
export function gain(text: string): ReactElement {
  const style: CSSProperties = {
    color: colors.repair,
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
    backgroundColor: colors.signalMark,
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

/** Adds wide spaces, raised by `raisedPt`, because Outlook on Windows applies no padding to links. */
function outlookRoom(raisedPt: number): ReactElement {
  const style = `mso-font-width:300%${raisedPt ? `;mso-text-raise:${raisedPt}pt` : ''}`
  return createElement('span', {
    dangerouslySetInnerHTML: { __html: `<!--[if mso]><i style="${style}">&emsp;</i><![endif]-->` },
  })
}

export function textLink(href: string, text: string): ReactElement {
  const style = { color: colors.ink, fontWeight: 'bold', textDecoration: 'underline' }
  return createElement('a', { className: 'ink', href, target: '_blank', style }, text)
}
