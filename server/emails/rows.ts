import { createElement, type CSSProperties, type ReactElement } from 'react'
import type { CostRow } from '#content/results/cost-texts'
import type { Finding } from '#content/results/answer-findings'
import { layoutTable } from './layout-table.ts'
import { colors, sans, smallText } from './mail-style.ts'

const labelStyles: Record<Finding['state'], { className: string; color: string }> = {
  holds: { className: 'mended', color: colors.repair },
  broken: { className: 'broken', color: colors.signalMark },
  look: { className: 'ink', color: colors.ink },
}

const cellStyle: CSSProperties = {
  color: colors.ink,
  fontFamily: sans,
  fontSize: '16px',
  lineHeight: '24px',
  padding: '8px 0',
  verticalAlign: 'top',
}

/** Renders findings, each after its label. The color only repeats what the label says. */
export function findingRows(findings: readonly { state: Finding['state']; label: string; text: string }[]) {
  return layoutTable(
    {},
    ...findings.map(({ state, label, text }) => {
      const { className, color } = labelStyles[state]
      const style = { ...cellStyle, color, fontWeight: 'bold', width: '104px', whiteSpace: 'nowrap' as const }
      return createElement(
        'tr',
        { key: text },
        createElement('td', { className, style }, label),
        createElement('td', { className: 'ink', style: cellStyle }, text),
      )
    }),
  )
}

/** Renders a calculation line by line, with right-aligned figures. */
export function sumRows(rows: readonly CostRow[]): ReactElement {
  return layoutTable(
    { style: { margin: '0 0 6px' } },
    ...rows.map(({ name, value, isTotal }) => {
      const style: CSSProperties = {
        ...smallText,
        color: colors.ink,
        padding: '4px 0',
        ...(isTotal && { fontWeight: 'bold', borderTop: `1px solid ${colors.edge}` }),
      }
      return createElement(
        'tr',
        { key: name },
        createElement('td', { className: 'ink', style }, name),
        createElement('td', { className: 'ink', style: { ...style, textAlign: 'right' } }, value),
      )
    }),
  )
}
