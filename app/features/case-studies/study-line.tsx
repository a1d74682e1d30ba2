import './study-line.css'
import { caseStudiesCopy } from '#content/pages/case-studies'
import { contentView } from '#content/facts/content-view'
import type { PublicCaseStudy } from '#contracts/case-study'
import type { LineStep, StudyLine as Line } from '#domain/study-line'
import { LineHead, StudyBars } from './study-bars.tsx'

const copy = contentView(() => caseStudiesCopy.line)

interface StudyLineProps {
  line: Line
  study: Pick<PublicCaseStudy, 'line_unit' | 'line_gap' | 'is_sample'>
}

/** A client's workflow before the repair, drawn above the repaired one on one ruler (behavior 12.3). */
export function StudyLine({ line, study }: StudyLineProps) {
  const shown = { was: stepsWithRoom(line, 'was'), now: stepsWithRoom(line, 'now') }
  const hasAllNames = shown.was.length + shown.now.length === line.was.length + line.now.length
  return (
    <div className="study-line">
      <LineHead line={line} study={study} />
      <p className="study-line__keys">
        <span className="study-line__key">{copy.was}</span>
        {line.now.length > 0 && <span className="study-line__key study-line__key--now">{copy.now}</span>}
      </p>
      <svg className="study-line__picture" height={height} role="img" aria-label={describe(line)}>
        <Drawn steps={line.was} named={shown.was} end={line.end} y={ys.was} kind="was" />
        <line className="study-line__ruler" x1="0" x2="100%" y1={ys.ruler} y2={ys.ruler} />
        {line.now.length > 0 && (
          <Drawn steps={line.now} named={shown.now} end={line.end} y={ys.now} kind="now" />
        )}
      </svg>
      {line.gap > 0 && <StudyBars line={line} />}
      <StepList line={line} className={hasAllNames ? 'study-line__words--narrow' : ''} />
    </div>
  )
}

const height = 260
const ys = { was: 78, ruler: 130, now: 182 }

/** The shortest link on which a break or a repair is drawn, in percent of the drawing's width. */
const markNeeds = 9

/** Converts a position on the ruler to percent of the width, with room for the first and the last node. */
const placeOf = (at: number, end: number) => 1.5 + (96 * at) / end
const percent = (place: number) => `${Math.round(place * 100) / 100}%`

/** The smallest distance between two names, in percent of the width. */
const nameNeeds = 11

/** The steps whose names fit beside each other. The last one is always among them. */
function stepsWithRoom({ was, now, end }: Line, which: 'was' | 'now'): readonly LineStep[] {
  const steps = which === 'was' ? was : now
  const last = steps.at(-1)
  let before = -Infinity
  return steps.filter((step) => {
    const place = placeOf(step.at, end)
    const hasRoom =
      step === last || (place - before >= nameNeeds && placeOf(last?.at ?? 0, end) - place >= nameNeeds)
    if (hasRoom) before = place
    return hasRoom
  })
}

interface DrawnProps {
  steps: readonly LineStep[]
  named: readonly LineStep[]
  end: number
  y: number
  kind: 'was' | 'now'
}

function Drawn({ steps, named, end, y, kind }: DrawnProps) {
  const nodes = steps.map((step, index) => {
    const place = placeOf(step.at, end)
    const before = steps[index - 1]
    const from = before ? placeOf(before.at, end) : place
    return { step, place, middle: (from + place) / 2, length: place - from }
  })
  const longest = nodes.reduce((one, other) => (other.length > one.length ? other : one))
  const hasRoom = (length: number) => length >= markNeeds
  return (
    <g className={`study-line__${kind}`}>
      <line className="study-line__link" x1="-100%" x2={percent(nodes.at(-1)?.place ?? 0)} y1={y} y2={y} />
      {nodes.map(({ place }, index) => (
        <line
          key={index}
          className="study-line__drop"
          x1={percent(place)}
          x2={percent(place)}
          y1={y}
          y2={ys.ruler}
        />
      ))}
      {nodes.map(
        ({ step, middle, length }, index) =>
          step.isBroken &&
          hasRoom(length) && (
            <svg key={index} className="study-line__mark" x={percent(middle)} y={y}>
              <rect x={-30} y={-6} width={60} height={12} className="study-line__hole" />
              <use href="#k-break" x={-40} y={-20} width={80} height={40} />
            </svg>
          ),
      )}
      {kind === 'now' && hasRoom(longest.length) && (
        <svg className="study-line__mark" x={percent(longest.middle)} y={y}>
          <use href="#k-repair" x={-32} y={-16} width={64} height={32} />
        </svg>
      )}
      {nodes.map(({ step, place, length }, index) => (
        // A break without room is marked on the node of its step.
        <circle
          key={index}
          className={
            step.isBroken && !hasRoom(length)
              ? 'study-line__node study-line__node--broken'
              : 'study-line__node'
          }
          cx={percent(place)}
          cy={y}
          r={8}
        />
      ))}
      {named.map((step) => (
        <Name
          key={`${step.at} ${step.name}`}
          step={step}
          place={placeOf(step.at, end)}
          y={kind === 'was' ? y - 38 : y + 32}
        />
      ))}
    </g>
  )
}

function Name({ step: { at, name, note }, place, y }: { step: LineStep; place: number; y: number }) {
  const [anchor, x] =
    place < 6 ? (['start', -10] as const) : place > 88 ? (['end', 12] as const) : (['middle', 0] as const)
  return (
    <svg className="study-line__mark" x={percent(place)} y={y}>
      <text className="study-line__name" x={x} textAnchor={anchor}>
        {name}
      </text>
      <text className="study-line__at" x={x} y={20} textAnchor={anchor}>
        {note ? `${at}, ${note}` : at}
      </text>
    </svg>
  )
}

/** The same steps as a list, where names do not fit into the drawing and for people who cannot see it. */
function StepList({ line, className }: { line: Line; className: string }) {
  return (
    <dl className={`study-line__words ${className}`}>
      {[
        { name: copy.was, steps: line.was },
        { name: copy.now, steps: line.now },
      ].map(
        ({ name, steps }) =>
          steps.length > 0 && (
            <div key={name}>
              <dt>{name}</dt>
              {steps.map((step) => (
                <dd key={`${step.at} ${step.name}`}>
                  <span className="num">{step.at}</span> {step.name}
                  {step.note && `, ${step.note}`}
                </dd>
              ))}
            </div>
          ),
      )}
    </dl>
  )
}

function describe({ was, now }: Line): string {
  const describeSteps = (steps: readonly LineStep[]) =>
    steps.map(({ at, name, isBroken }) => `${name} ${at}${isBroken ? ` (${copy.broken})` : ''}`).join(', ')
  return `${copy.was}: ${describeSteps(was)}.${now.length > 0 ? ` ${copy.now}: ${describeSteps(now)}.` : ''}`
}
