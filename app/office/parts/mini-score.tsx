import './mini-score.css'
import { maxScore } from '#domain/score'

/** The score as a small drawing: one bar per point, filled up to the score. */
export function MiniScore({ score }: { score: number }) {
  return (
    <svg className="mini" viewBox="0 0 108 12" role="img" aria-label={`${score} of ${maxScore}`}>
      {Array.from({ length: maxScore }, (_, index) => {
        const x = index * 4
        return index < score ? (
          <rect key={x} className="mini__on" x={x} width="3" height="12" />
        ) : (
          <rect key={x} className="mini__off" x={x + 0.5} y=".5" width="2" height="11" />
        )
      })}
    </svg>
  )
}
