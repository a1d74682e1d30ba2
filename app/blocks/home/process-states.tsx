import './states.css'
import type { ReactNode } from 'react'
import { DrawnLine } from '#app/ui/line.tsx'
import { processSteps } from '#content/pages/parts/home-sections'
import { SpineSection } from './spine-section.tsx'

interface StateProps {
  name: string
  text: string
  /** What the drawing shows. */
  picture: string
  children: ReactNode
}

function State({ name, text, picture, children }: StateProps) {
  return (
    <li>
      <div className="states__pic" role="img" aria-label={picture}>
        {children}
      </div>
      <h3>{name}</h3>
      <p>{text}</p>
    </li>
  )
}

/** The 4-step process as one line in four states, which is continuous on a wide screen. */
export function ProcessStates() {
  const { title, lead, audit, score, build, scale } = processSteps
  return (
    <SpineSection number={4} id="process" title={title} lead={lead} className="manila">
      <ol className="states">
        <State {...audit}>
          <DrawnLine shape="-o-x-o-" />
          <svg className="states__loop" viewBox="0 0 100 100" aria-hidden="true">
            <circle cx="50" cy="50" r="46" />
            <path d="m83 83 20 20" />
          </svg>
        </State>
        <State {...score}>
          <DrawnLine shape="-o-x-o-" />
          <span className="states__bars" aria-hidden="true">
            <i />
            <b className="num">1</b>
            <i />
          </span>
        </State>
        <State {...build}>
          <DrawnLine shape="-o-+-o-" />
        </State>
        <State {...scale}>
          <DrawnLine shape="-o-+-o-" className="line--ok" />
          <DrawnLine shape="-o-+-o-" className="line--ok" />
        </State>
      </ol>
    </SpineSection>
  )
}
