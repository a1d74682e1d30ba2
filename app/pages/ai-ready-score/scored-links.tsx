import './scored-links.css'
import './page.css'
interface ScoredLinksProps {
  /** What each group of three links stands for. */
  names: readonly string[]
}

/** The scorecard as a line: three links to each scored answer, none of them tried yet, the first one broken. */
export function ScoredLinks({ names }: ScoredLinksProps) {
  return (
    <ol className="scored t-s split">
      {names.map((name, at) => (
        <li key={name}>
          <span className="scored__links" aria-hidden="true">
            <i className={at === 0 ? 'next' : undefined} />
            <i />
            <i />
          </span>
          {name}
        </li>
      ))}
    </ol>
  )
}
