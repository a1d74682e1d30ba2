import '#app/ui/picture.css'
import './repair-picture.css'
import { Fragment } from 'react'
import { DrawnLine, Line, LineLink, LineNode } from '#app/ui/line.tsx'
import { coldEmailFacts } from '#content/facts/facts'
import { warmUpLabels } from '#content/pages/ai-automation-services'

type Repair = 'cold-email' | 'chat-agents' | 'internal-ops' | 'lead-magnets'

const dayWidth = 15

/** A bar for each day of warming, each a little higher; then the line runs on to the appointments. */
function WarmUp() {
  const { warmUpDays, appointments } = coldEmailFacts
  return (
    <div className="repair-wide">
      <svg
        className="warm-bars"
        viewBox={`0 0 ${warmUpDays * dayWidth} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {Array.from({ length: warmUpDays }, (_, day) => {
          const height = 5 + Math.round((day / (warmUpDays - 1)) ** 1.7 * 95)
          return <rect key={day} x={day * dayWidth + 3} y={100 - height} width="9" height={height} />
        })}
      </svg>
      <Line className="warm-line">
        <LineLink className="wide-only warm-days" />
        {Array.from({ length: appointments }, (_, at) => (
          <Fragment key={at}>
            <LineLink />
            <LineNode />
          </Fragment>
        ))}
        <LineLink />
      </Line>
      <p className="warm-labels t-s split">
        <span className="ends">
          <span>{warmUpLabels.first}</span>
          <span>{warmUpLabels.last}</span>
        </span>
        <span>{warmUpLabels.appointments}</span>
      </p>
    </div>
  )
}

/** A message that waits, and the reply under it with the time that was booked. */
const chatAgents = (
  <>
    <path className="s" d="M8 8h330v84H62l-30 28V92H8z" />
    <path className="s" d="M40 40h230M40 62h140" />
    <path className="g" d="M280 128h352v92h-24v30l-34-30H280z" />
    <path className="on-g" strokeWidth="5" d="M312 160h180M312 188h110" />
    <circle className="hole" cx="572" cy="174" r="26" />
    <path className="gs" strokeWidth="5" d="m559 175 10 10 17-21" />
  </>
)

/** The same work twice: as a tangle, and as a line with the plate where it used to stop. */
function Untangled() {
  return (
    <div className="repair-wide" aria-hidden="true">
      <svg className="tangle" viewBox="0 0 640 120" preserveAspectRatio="none" aria-hidden="true">
        <path
          vectorEffect="non-scaling-stroke"
          d="M0 60h24c60-70 96 60 140 10s-60-70-20 8 130 40 100-18-70 90 20 60 100-120 150-60-90 60-40 20 60-40 90 0 40 40 110-14 40-6 66-6"
        />
      </svg>
      <DrawnLine shape="-o-o-+-o-" className="line--ok" />
    </div>
  )
}

/** Visitors without a name on the left, the tool, and the cards that come out on the right. */
const leadMagnets = (
  <>
    {[30, 90, 150].flatMap((x) =>
      [40, 100, 160, 220].map((y) => (
        <circle key={`${x}-${y}`} className="n visitor" strokeWidth="4" cx={x} cy={y} r="17" />
      )),
    )}
    <path className="s" d="M190 130h60M390 130h54" />
    <path className="s card" d="M250 46h140v168H250z" />
    <path className="s" d="M250 84h140" />
    <path className="s" strokeWidth="6" d="M274 112h60M274 138h92M274 164h76" />
    {[30, 100, 170].map((y) => (
      <g key={y}>
        <path className="g" d={`M448 ${y}h188v56H448z`} />
        <circle className="hole" cx="476" cy={y + 28} r="12" />
        <path className="on-g" strokeWidth="5" d={`M504 ${y + 20}h104M504 ${y + 38}h62`} />
      </g>
    ))}
  </>
)

/** What each of the four services repairs, drawn large: two from one edge of the window to the other. */
export function RepairPicture({ of }: { of: Repair }) {
  if (of === 'cold-email') return <WarmUp />
  if (of === 'internal-ops') return <Untangled />
  return (
    <svg className="drawing repair-pic" strokeWidth="8" viewBox="0 0 640 256" aria-hidden="true">
      {of === 'chat-agents' ? chatAgents : leadMagnets}
    </svg>
  )
}
