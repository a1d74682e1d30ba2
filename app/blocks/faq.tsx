import './faq.css'
import type { ReactNode } from 'react'
import type { CountedClaim } from '#content/facts/how-we-count'
import { HowWeCount } from './how-we-count.tsx'

interface FaqProps {
  title: string
  /** The heading’s id, to which links lead. */
  id?: string
  items: readonly {
    readonly question: string
    readonly answer: string
    /** A claim in the answer, which the page on how we count explains. */
    readonly counted?: CountedClaim
  }[]
  /** Content below the heading where the layout has a column for it, otherwise after the questions. */
  after?: ReactNode
}

/** Questions that open without script. The first one is open, to show that they do. */
export function Faq({ title, id = 'faq', items, after }: FaqProps) {
  return (
    <section className="wrap part faq split split--4-8" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div>
        {items.map(({ question, answer, counted }, at) => (
          <details key={question} open={at === 0}>
            <summary>{question}</summary>
            <p>
              {answer} {counted && <HowWeCount of={counted} />}
            </p>
          </details>
        ))}
      </div>
      {after}
    </section>
  )
}
