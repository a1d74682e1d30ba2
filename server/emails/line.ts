import { createElement, type CSSProperties, type ReactElement } from 'react'
import { layoutTable } from './layout-table.ts'
import { colors, smallText } from './mail-style.ts'

/**
 * Draws the score as a chain: `held` solid links, then a split one, then hollow ones. It is hidden from screen readers,
 * because the text beside it says the same.
 */
export function chain(held: number, total: number): ReactElement {
  const links = Array.from({ length: total }, (_, index) => {
    const [className, style]: [string, CSSProperties] =
      index < held
        ? ['link-holds', { backgroundColor: colors.repair, border: `2px solid ${colors.repair}` }]
        : index === held
          ? ['link-next', splitLink]
          : ['link-open', { border: `2px solid ${colors.edge}` }]
    return createElement('td', { key: index, className, style: { height: '26px', ...style } }, '\u00A0')
  })
  return layoutTable(
    {
      cellSpacing: 2,
      'aria-hidden': true,
      style: { tableLayout: 'fixed', borderCollapse: 'separate', fontSize: '1px', lineHeight: '1px' },
    },
    createElement('tr', null, ...links),
  )
}

const splitLink: CSSProperties = {
  borderStyle: 'solid',
  borderColor: colors.signalMark,
  borderWidth: '12px 0',
  height: '6px',
}

interface StationsLineProps {
  steps: readonly [string, string, string]
  /** Whether the line is unbroken. Otherwise it is broken between the first two stations. */
  isUnbroken: boolean
}

/** Draws three stations on a line. It is hidden from screen readers, because the text below says the same. */
export function stationsLine({ steps: [first, second, third], isUnbroken }: StationsLineProps): ReactElement {
  const firstLink = isUnbroken ? linkBetween : breakBetween
  return layoutTable(
    { 'aria-hidden': true, style: { margin: '0 0 14px' } },
    createElement('tr', null, station(first), firstLink, station(second), linkBetween, station(third)),
  )
}

function station(name: string): ReactElement {
  const style: CSSProperties = { ...smallText, color: colors.ink, fontWeight: 'bold', whiteSpace: 'nowrap' }
  return createElement('td', { className: 'ink', width: 1, style }, name)
}

const linkBetween = createElement(
  'td',
  { width: '50%', style: { padding: '0 8px' } },
  layoutTable({}, createElement('tr', null, bar('bar', colors.ink))),
)

const end = bar('bar-broken', colors.signalMark)
const gap = createElement('td', { width: 10 })

/** A gap between two ends at different heights. */
const breakBetween = createElement(
  'td',
  { width: '50%', style: { padding: '0 8px' } },
  layoutTable(
    { style: { tableLayout: 'fixed' } },
    createElement('tr', null, end, gap, bar()),
    createElement('tr', null, bar(), gap, end),
  ),
)

function bar(className?: string, backgroundColor?: string): ReactElement {
  const style: CSSProperties = { backgroundColor, height: '5px', fontSize: '1px', lineHeight: '5px' }
  return createElement('td', { className, height: 5, style }, '\u00A0')
}
