import './mini-score.css'
import { maxScore } from '#domain/score'

/** The score as a small drawing: one bar per point, filled up to the score, and the next one broken. */
export function MiniScore({ score }: { score: number }) {
  return (
    <svg className="mini" viewBox="0 0 108 12" role="img" aria-label={`${score} of ${maxScore}`}>
      {Array.from({ length: maxScore }, (_, index) => {
        const x = index * 4
        if (index < score) return <rect key={x} className="mini__on" x={x} width="3" height="12" />
        if (index > score)
          return <rect key={x} className="mini__off" x={x + 0.5} y=".5" width="2" height="11" />
        return <path key={x} className="mini__next" d={`M${x} 12v-5l3-2v7zM${x} 0h3v3l-3 2z`} />
      })}
    </svg>
  )
}
