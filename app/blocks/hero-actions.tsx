import { Icon } from '#app/ui/icon.tsx'
import { NewTabLink } from '#app/ui/new-tab-link.tsx'
import { homeHero, homeVariantHero } from '#content/pages/home'

interface HeroActionsProps {
  /** What the filled button leads to; the home page's variants offer the score before the audit. */
  leadsTo: 'audit' | 'score'
}

export function HeroActions({ leadsTo }: HeroActionsProps) {
  return (
    <>
      {leadsTo === 'score' && (
        <div className="hero__act">
          <NewTabLink className="btn" href="/ai-ready-score">
            {homeVariantHero.scoreButton}
            <Icon name="go" />
          </NewTabLink>
          <p>
            <b className="num">{homeVariantHero.price}</b>
            {homeVariantHero.term}
          </p>
        </div>
      )}
      <div className="hero__act">
        <NewTabLink className={leadsTo === 'audit' ? 'btn' : 'btn btn--line'} href="/ai-audit-b2b">
          Start with an AI Audit
          <Icon name="go" />
        </NewTabLink>
        <p>
          <b className="num">{homeHero.price}</b>
          {homeHero.term}
        </p>
      </div>
    </>
  )
}
