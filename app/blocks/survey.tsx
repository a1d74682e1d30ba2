import './survey.css'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { Kicker } from '#app/ui/kicker.tsx'
import { DrawnLine } from '#app/ui/line.tsx'

interface SurveyProps {
  title: string
  /** For a headline that does not say what the page is. */
  kicker?: string
  lead: string
  effort: string
  promises: readonly string[]
  /** The form, or the content that replaces it. */
  children: ReactNode
}

/** A page with a survey: why, how long it takes, how answers are used, and the form. */
export function Survey({ title, kicker, lead, effort, promises, children }: SurveyProps) {
  return (
    <main id="main" className="survey">
      <div className="wrap">
        {kicker && <Kicker>{kicker}</Kicker>}
        <h1>{title}</h1>
        <DrawnLine shape="-o-o-x-o-o-" className="line--bleed survey__line" />
        <div className="survey__in split split--5-7">
          <div>
            <p className="quoted survey__lead">{lead}</p>
            <p className="quoted survey__effort">{effort}</p>
            <ul className="apart--s survey__terms marked listed">
              {promises.map((promise) => (
                <li key={promise}>
                  <Icon name="repair" />
                  {promise}
                </li>
              ))}
            </ul>
          </div>
          {children}
        </div>
      </div>
    </main>
  )
}
