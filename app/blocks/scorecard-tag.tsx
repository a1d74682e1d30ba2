import { Link } from 'react-router'
import { Chain } from '#app/ui/chain.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { homeScorecardTag } from '#content/pages/home'
import { Tag } from './tag.tsx'

/** The inspection tag at the break: where to find out what is broken. */
export function ScorecardTag() {
  return (
    <Tag id="scorecard-tag" title={homeScorecardTag.title} aside={homeScorecardTag.aside}>
      <div className="tag__body">
        <p>{homeScorecardTag.text}</p>
        <Chain length={27} gained={0} />
      </div>
      <Link className="tag__go" to="/ai-first-readiness-score">
        {homeScorecardTag.link}
        <Icon name="go" />
      </Link>
    </Tag>
  )
}
