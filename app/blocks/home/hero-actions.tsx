import './hero.css'
import { Link } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { NewTabLink } from '#app/ui/new-tab-link.tsx'
import { homeHero, homeVariantHero } from '#content/pages/home'
import { freeScore } from '#content/pages/parts/next-pages'
import { contentView } from '#content/facts/content-view'

export type HeroAction = 'audit' | 'score'

const steps = contentView(() => ({
  audit: {
    href: '/ai-audit-b2b',
    label: 'Start with an AI Audit',
    price: homeHero.price,
    term: homeHero.term,
  },
  score: {
    href: '/ai-ready-score',
    label: homeVariantHero.scoreButton,
    price: homeVariantHero.price,
    term: homeVariantHero.term,
  },
}))

/** The hero's next steps with what each costs; the first is the main one. The free score is always one of them. */
export function HeroActions({ actions }: { actions: readonly HeroAction[] }) {
  return (
    <>
      {actions.map((action, at) => {
        const { href, label, price, term } = steps[action]
        return (
          <div className="hero__act priced row" key={action}>
            <NewTabLink className={at === 0 ? 'btn' : 'btn btn--line'} href={href}>
              {label}
              <Icon name="go" />
            </NewTabLink>
            <p>
              <b className="num">{price}</b>
              {term}
            </p>
          </div>
        )
      })}
      {!actions.includes('score') && (
        <p className="hero__score">
          <Link className="more" to={freeScore.href}>
            {freeScore.label}
            <Icon name="go" />
          </Link>
        </p>
      )}
    </>
  )
}
