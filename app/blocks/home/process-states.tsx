import './states.css'
import type { ReactNode } from 'react'
import { Line, LineBreak, LineLink, LineNode, LinePlate } from '#app/ui/line.tsx'
import { processSteps } from '#content/pages/parts/home-sections'
import { SpineSection } from './spine-section.tsx'

interface WorkflowProps {
  /** What is drawn in its middle: the break, or the plate over it. */
  middle: ReactNode
  label?: string
  className?: string
}

function Workflow({ middle, label, className }: WorkflowProps) {
  return (
    <Line {...(label && { label })} className={className}>
      <LineLink />
      <LineNode />
      <LineLink />
      <LineNode />
      <LineLink />
      {middle}
      <LineLink />
      <LineNode />
      <LineLink />
      <LineNode />
      <LineLink />
    </Line>
  )
}

function State({ name, text, children }: { name: string; text: string; children: ReactNode }) {
  return (
    <li>
      <div className="states__say">
        <h3>{name}</h3>
        <p>{text}</p>
      </div>
      {children}
    </li>
  )
}

/** The 4-step process: one line in four states, its middle link on one axis. */
export function ProcessStates() {
  const { title, lead, audit, score, build, scale } = processSteps
  return (
    <SpineSection number={4} id="process" title={title} lead={lead} className="manila">
      <ol className="states">
        <State {...audit}>
          <div className="states__pic">
            <Workflow middle={<LineBreak />} label={audit.picture} />
            <svg className="states__loop" viewBox="0 0 100 100" aria-hidden="true">
              <circle cx="50" cy="50" r="46" />
              <path d="m83 83 20 20" />
            </svg>
          </div>
        </State>
        <State {...score}>
          <div className="states__pic states__pic--bars">
            <Workflow middle={<LineBreak />} label={score.picture} />
            <span className="states__worst num" aria-hidden="true">
              1
            </span>
          </div>
        </State>
        <State {...build}>
          <div className="states__pic">
            <Workflow middle={<LinePlate />} label={build.picture} />
          </div>
        </State>
        <State {...scale}>
          <div className="states__pic states__pic--many" role="img" aria-label={scale.picture}>
            <Workflow middle={<LinePlate />} className="line--ok" />
            <Workflow middle={<LinePlate />} className="line--ok" />
            <Workflow middle={<LinePlate />} className="line--ok" />
          </div>
        </State>
      </ol>
    </SpineSection>
  )
}
