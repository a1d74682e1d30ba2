import './solve.css'
import { DrawnLine } from '#app/ui/line.tsx'
import { howWeSolve } from '#content/pages/parts/home-sections'
import { SpineSection } from './spine-section.tsx'

/** The how-we-solve list, each way under a repaired bar. */
export function HowWeSolve() {
  return (
    <SpineSection number={2} id="how" title={howWeSolve.title} className="sec--quiet">
      <ol className="solve">
        {howWeSolve.ways.map(({ name, text }) => (
          <li key={name}>
            <DrawnLine shape="-+-" />
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </SpineSection>
  )
}
