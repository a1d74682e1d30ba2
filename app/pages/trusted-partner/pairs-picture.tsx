import './page.css'
interface PairsPictureProps {
  people: number
}

/** People on a circle, a line between every two of them: how many hand-offs a team can have. */
export function PairsPicture({ people }: PairsPictureProps) {
  const places = Array.from({ length: people }, (_, at) => {
    const angle = (2 * Math.PI * at) / people - Math.PI / 2
    return { x: round(100 + 84 * Math.cos(angle)), y: round(100 + 84 * Math.sin(angle)) }
  })
  const lines = places.flatMap((from, at) =>
    places.slice(at + 1).map((to) => `M${from.x} ${from.y}L${to.x} ${to.y}`),
  )
  return (
    <svg className="pairs" viewBox="0 0 200 200" aria-hidden="true">
      <path d={lines.join('')} />
      {places.map(({ x, y }) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="10" />
      ))}
    </svg>
  )
}

/** Coordinates must print the same on the server and in the browser. */
const round = (value: number) => Math.round(value * 10) / 10
