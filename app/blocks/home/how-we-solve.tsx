import './solve.css'
import { DrawnLine } from '#app/ui/line.tsx'
import { howWeSolve } from '#content/pages/parts/home-sections'
import { SpineSection } from './spine-section.tsx'

/** The how-we-solve list: repaired bars off the spine, each longer than the last. */
export function HowWeSolve() {
  return (
    <SpineSection number={2} id="how" title={howWeSolve.title} className="sec--quiet">
      <ol className="solve">
        {howWeSolve.ways.map(({ name, text }) => (
          <li key={name}>
            <DrawnLine shape="-+-" />
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </SpineSection>
  )
}
