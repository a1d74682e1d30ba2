import '#app/blocks/close.css'
import './page.css'
import { ClosingSection } from '#app/blocks/closing-section.tsx'
import { MainAction } from '#app/blocks/main-action.tsx'
import { ResultPicture } from './result-picture.tsx'
import { ScoredLinks } from './scored-links.tsx'
import { Chain } from '#app/ui/chain.tsx'
import { Kicker } from '#app/ui/kicker.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { landingCopy, scorecardLandingPage } from '#content/pages/ai-ready-score'
import { maxScore } from '#domain/score'

export const meta = () => pageMeta(scorecardLandingPage)

const quizPath = '/ai-first-readiness-score'

export default function ScorecardLanding() {
  return (
    <main id="main">
      <section className="land" aria-labelledby="land-title">
        <div className="wrap land__in split split--far">
          <div>
            <Kicker>{scorecardLandingPage.kicker}</Kicker>
            <h1 id="land-title">{scorecardLandingPage.title}</h1>
            <p className="land__pitch pitch-text">{landingCopy.pitch}</p>
            <div className="land__act priced row">
              <MainAction href={quizPath} label="Get My Score & Next Steps" />
              <p>
                <b className="num">{landingCopy.terms}</b>
                {landingCopy.email}
              </p>
            </div>
            <p className="for-whom fine">{landingCopy.forWhom}</p>
          </div>
          <p className="land__fig tall">
            <span className="t-s">{landingCopy.figure.before}</span> <b className="num">{maxScore}</b>{' '}
            <span className="t-s">{landingCopy.figure.after}</span>
          </p>
        </div>
        <ScoredLinks names={landingCopy.scored} />
      </section>

      <section className="wrap spaced who" aria-labelledby="who-title">
        <h2 id="who-title">Who This Is For</h2>
        <dl className="apart--s ruled">
          {landingCopy.audience.map(({ who, why }) => (
            <div key={who} className="split">
              <dt className="tight">{who}</dt>
              <dd className="lead">{why}</dd>
            </div>
          ))}
        </dl>
      </section>

      <section className="manila spaced gets" aria-labelledby="gets-title">
        <div className="wrap">
          <h2 id="gets-title">What You’ll Get</h2>
          <ol className="split">
            {landingCopy.gets.map(({ picture, name, text }) => (
              <li key={picture}>
                <div className="gets__pic">
                  <ResultPicture of={picture} />
                </div>
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>

      <ClosingSection
        className="close--s band"
        title={landingCopy.closing.title}
        drawing={<Chain length={maxScore} gained={maxScore - 1} />}
        action={<MainAction href={quizPath} label={landingCopy.take} />}
        note={landingCopy.closing.note}
      />
    </main>
  )
}
