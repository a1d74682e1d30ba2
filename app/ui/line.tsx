import type { ComponentType, ReactNode } from 'react'
import { Icon } from './icon.tsx'

interface LineProps {
  children: ReactNode
  /** What the picture says, for those who cannot see it. Without it the line is decoration. */
  label?: string
  className?: string | undefined
}

/** A workflow as a line of nodes and links: `<Line><LineNode name="Form" /><LineLink /><LineBreak />…</Line>`. */
export function Line({ children, label, className }: LineProps) {
  const classes = className ? `line ${className}` : 'line'
  return label ? (
    <div className={classes} role="img" aria-label={label}>
      {children}
    </div>
  ) : (
    <div className={classes} aria-hidden="true">
      {children}
    </div>
  )
}

const partOf: Readonly<Record<string, ComponentType>> = {
  '-': LineLink,
  o: LineNode,
  x: LineBreak,
  '+': LinePlate,
}

interface DrawnLineProps extends Omit<LineProps, 'children'> {
  /** Its parts in order: `-` a link, `o` a node, `x` a break, `+` a plate over a repaired break. */
  shape: string
}

/** A {@link Line} of parts without names: `<DrawnLine shape="-o-x-o-" />`. @throws Error for an unknown part */
export function DrawnLine({ shape, ...line }: DrawnLineProps) {
  return (
    <Line {...line}>
      {shape.split('').map((sign, index) => {
        const Part = partOf[sign]
        if (!Part) throw new Error(`unknown part of a line: ${sign}`)
        return <Part key={index} />
      })}
    </Line>
  )
}

interface LineNodeProps {
  name?: string
  /** Aligns the name with the node's left or right edge instead of its middle. */
  at?: 'edge' | 'end'
  className?: string | undefined
}

export function LineNode({ name, at, className }: LineNodeProps) {
  const classes = ['n', at && `n--${at}`, className].filter(Boolean).join(' ')
  return <i className={classes}>{name && <b>{name}</b>}</i>
}

export function LineLink({ className }: { className?: string }) {
  return <i className={className ? `l ${className}` : 'l'} />
}

export function LineBreak({ className }: { className?: string }) {
  return <Icon name="break" className={className ? `brk ${className}` : 'brk'} />
}

export function LinePlate({ className }: { className?: string }) {
  return <Icon name="repair" className={className ? `plate ${className}` : 'plate'} />
}
