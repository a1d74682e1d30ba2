import './faults.css'
import { DrawnLine } from '#app/ui/line.tsx'
import { painPoints } from '#content/pages/parts/home-sections'
import { ScorecardPointer } from './scorecard-pointer.tsx'
import { SpineSection } from './spine-section.tsx'

/** The pain points, each a sentence with a break in its middle, and a link to the scorecard. */
export function PainPoints() {
  return (
    <SpineSection number={1} id="breaks" title={painPoints.title} lead={painPoints.lead} spine="broken-start">
      <ol className="faults ruled">
        {painPoints.points.map(({ step, fault }) => (
          <li key={step}>
            <span className="name">{step}</span> <DrawnLine shape="-x-" />
            <span className="name">{fault}</span>
          </li>
        ))}
      </ol>
      <ScorecardPointer />
    </SpineSection>
  )
}
