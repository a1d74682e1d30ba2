import { createElement, type ReactElement, type ReactNode, type TableHTMLAttributes } from 'react'

/** A table for layout only, as wide as its container. `rows` are `tr` elements. */
export function layoutTable(
  {
    style,
    ...props
  }: Pick<
    TableHTMLAttributes<HTMLTableElement>,
    'style' | 'align' | 'width' | 'className' | 'cellSpacing' | 'aria-hidden'
  >,
  ...rows: ReactNode[]
): ReactElement {
  return createElement(
    'table',
    {
      role: 'presentation',
      width: '100%',
      border: 0,
      cellPadding: 0,
      cellSpacing: 0,
      ...props,
      style: { width: '100%', ...style },
    },
    createElement('tbody', null, ...rows),
  )
}
