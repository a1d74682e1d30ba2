import './lanes.css'
type Lane = 'you' | 'us'

interface LanesProps {
  you: string
  us: string
  steps: readonly { lane: Lane; name: string; text: string }[]
}

const depth: Record<Lane, number> = { you: 0, us: 100 }

/** The track between the lanes: a level stretch at each step, then a slope to the next one's lane. */
function track(steps: LanesProps['steps']): string {
  return steps
    .map(({ lane }, at) => {
      const y = depth[lane]
      const next = steps[at + 1]
      return `${at === 0 ? 'M' : 'L'}${at * 100} ${y}H${at * 100 + (next && next.lane !== lane ? 62 : 100)}`
    })
    .join('')
}

/** Who does what: one line of steps that changes between two lanes. */
export function Lanes({ you, us, steps }: LanesProps) {
  return (
    <div className="lanes">
      <svg
        className="wide-only"
        viewBox={`0 0 ${steps.length * 100} 100`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <path d={track(steps)} vectorEffect="non-scaling-stroke" />
      </svg>
      <ol>
        {steps.map(({ lane, name, text }) => (
          <li key={name} className="station" data-lane={lane}>
            <span className="lanes__who">{lane === 'you' ? you : us}</span>
            <b>{name}</b>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
