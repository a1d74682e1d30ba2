import './episode-player.css'
const bars = 132
/** Where the voice breaks off, as a share of all bars. */
const breakFrom = 0.44
const breakTo = 0.5

/** Loudness, 0 to 1: two slow swells under a fast one. Invented, but the same on every render. */
function loudness(at: number): number {
  const swell = Math.abs(Math.sin(at * 0.11) * 0.7 + Math.sin(at * 0.047 + 1) * 0.5)
  return Math.min(1, 0.1 + swell * (0.34 + 0.46 * Math.abs(Math.sin(at * 1.7))))
}

/** An episode drawn as a waveform: somebody tells how the work ran, where it broke, and what holds it now. */
export function Wave() {
  return (
    <svg className="wave" viewBox={`0 0 ${bars * 10} 100`} preserveAspectRatio="none" aria-hidden="true">
      {Array.from({ length: bars }, (_, at) => {
        const share = at / bars
        const broken = share >= breakFrom && share < breakTo
        const height = broken ? 4 : Math.round(loudness(at) * 100)
        return (
          <rect
            key={at}
            className={broken ? 'wave__gap' : share >= breakTo ? 'wave__after' : undefined}
            x={at * 10}
            y={(100 - height) / 2}
            width="6"
            height={height}
          />
        )
      })}
    </svg>
  )
}
