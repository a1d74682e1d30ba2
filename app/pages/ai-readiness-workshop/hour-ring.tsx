import './page.css'
const centre = 200
const radius = 176

/** Returns the coordinates of a minute, 0 to 60, on the ring. */
function at(minute: number): string {
  const angle = (minute / 60) * 2 * Math.PI
  const round = (value: number) => value.toFixed(1)
  return `${round(centre + radius * Math.sin(angle))} ${round(centre - radius * Math.cos(angle))}`
}

/** The links from one minute to another, one a minute. */
function Links({ from, to, className }: { from: number; to: number; className: string }) {
  return (
    <path
      className={className}
      d={`M${at(from)}A${radius} ${radius} 0 ${to - from > 30 ? 1 : 0} 1 ${at(to)}`}
      pathLength={to - from}
      strokeDasharray="0.8 0.2"
    />
  )
}

/** An hour as a ring of 60 links: one is found broken, and from there on the line holds. */
export function HourRing({ figure, caption }: { figure: number; caption: string }) {
  return (
    <svg className="ring" viewBox="0 0 400 400" aria-hidden="true">
      <Links from={0} to={21} className="ring__links" />
      <use
        href="#k-break"
        x="-48"
        y="-24"
        width="96"
        height="48"
        transform="translate(302 344) rotate(-36)"
      />
      <Links from={27} to={60} className="ring__links ring__links--ok" />
      <text className="ring__fig" x="200" y="226">
        {figure}
      </text>
      <text className="ring__cap" x="200" y="272">
        {caption}
      </text>
    </svg>
  )
}
