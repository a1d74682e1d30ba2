import '#app/ui/picture.css'
import './audit-picture.css'
import type { ReactNode } from 'react'

type Deliverable = 'map' | 'scores' | 'roadmap'

const weights = [22, 40, 96, 34, 14]
const roadmapDays = 90

const drawings: Record<Deliverable, { width: number; parts: ReactNode }> = {
  map: {
    width: 300,
    parts: (
      <>
        <path className="s" d="M30 30h90l60 60h90M120 30h150M30 130h90l60-40" />
        <path
          className="x"
          strokeWidth="5"
          d="M192 90h20l-5 6 9-2M258 90h-22l6-6-10 3M225 66v11M213 70l5 9M237 70l-5 9"
        />
        <path className="gap" strokeWidth="12" d="M214 90h22" />
        {['30,30', '120,30', '270,30', '180,90', '270,90', '30,130', '120,130'].map((at) => {
          const [cx, cy] = at.split(',')
          return <circle key={at} className="n" strokeWidth="6" cx={cx} cy={cy} r="11" />
        })}
      </>
    ),
  },
  scores: {
    width: 300,
    parts: (
      <>
        <path className="s" d="M0 30h300" />
        {weights.map((height, at) => (
          <rect
            key={at}
            className={height === 96 ? 'hot' : 'w'}
            x={34 + at * 54}
            y="50"
            width="26"
            height={height}
          />
        ))}
      </>
    ),
  },
  roadmap: {
    width: 640,
    parts: (
      <>
        <path className="gs" d="M0 60h640" />
        {[40, 250, 460].map((x) => (
          <g key={x}>
            <rect className="g" x={x} y="36" width="120" height="48" rx="4" />
            <path className="gap" strokeWidth="3" d={`M${x + 60} 36v48`} />
            <circle className="hole" cx={x + 26} cy="60" r="8" />
            <circle className="hole" cx={x + 94} cy="60" r="8" />
          </g>
        ))}
        <path
          className="s"
          strokeWidth="1.5"
          d={Array.from(
            { length: roadmapDays + 1 },
            (_, day) => `M${(1 + (day * 638) / roadmapDays).toFixed(1)} 122v${day % 30 === 0 ? 26 : 12}`,
          ).join('')}
        />
      </>
    ),
  },
}

/** A deliverable of the audit, drawn with the line's parts: a map with a break, weights, or plates on a ruler. */
export function AuditPicture({ of }: { of: Deliverable }) {
  const { width, parts } = drawings[of]
  return (
    <svg className="drawing audit-pic" strokeWidth="8" viewBox={`0 0 ${width} 150`} aria-hidden="true">
      {parts}
    </svg>
  )
}
