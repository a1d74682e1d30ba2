import './thanks.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { DrawnLine } from './line.tsx'

interface ThanksProps {
  title: string
  /** Its level in the page. */
  as?: 'h1' | 'h2' | 'h3'
  children?: ReactNode
}

/** Replaces a sent form: the repaired line, and what happens next. Focus moves to its heading. */
export function Thanks({ title, as: Heading = 'h2', children }: ThanksProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="stack thanks" data-read-next>
      <Heading className="announced" ref={heading} tabIndex={-1}>
        {title}
      </Heading>
      <DrawnLine shape="o-+-o" className="line--ok thanks__line" />
      {children}
    </div>
  )
}
