import './faults.css'
import { Link } from 'react-router'
import { Chain } from '#app/ui/chain.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { homeScorecardPointer as words } from '#content/pages/home'

/** The teaser for the scorecard below the pain points, with its 27-point meter at zero. */
export function ScorecardPointer() {
  return (
    <div className="pointer split split--5-7">
      <div>
        <h3>{words.title}</h3>
        <p>{words.text}</p>
      </div>
      <div>
        <Chain length={27} gained={0} />
        <p className="pointer__go row">
          <Link className="more" to="/ai-first-readiness-score">
            {words.link}
            <Icon name="go" />
          </Link>
          <span className="fine">{words.aside}</span>
        </p>
      </div>
    </div>
  )
}
