import '#app/blocks/offer.css'
import './page.css'
import { Link } from 'react-router'
import { NextPages } from '#app/blocks/next-pages.tsx'
import { EpisodePlayer } from '#app/features/podcast/episode-player.tsx'
import { GuestApplication } from '#app/features/podcast/guest-application.tsx'
import { formAction } from '#app/lib/form-action'
import { pageMeta } from '#app/lib/page-meta'
import { Icon } from '#app/ui/icon.tsx'
import { Line, LineBreak, LineLink, LineNode, LinePlate } from '#app/ui/line.tsx'
import { NewTabLink } from '#app/ui/new-tab-link.tsx'
import { ErrorBoundary } from '#app/ui/error-boundary.tsx'
import { podcastCopy as copy, podcastPage } from '#content/pages/ai-first-ceo-podcast'
import { episodes, podcastLinks } from '#content/pages/parts/podcast'
import { submitPodcastGuest } from '#contracts/submit-podcast-guest'
import type { Route } from './+types/page'

export const meta = () => pageMeta(podcastPage)
export const action = formAction(submitPodcastGuest)

const [latest, ...older] = episodes

const questionPictures = { whole: <LineNode />, broken: <LineBreak />, repaired: <LinePlate /> }

export default function Podcast({ actionData }: Route.ComponentProps) {
  const { questions, guests } = copy
  return (
    <main id="main">
      <section className="offer show" aria-labelledby="show-title">
        <div className="wrap">
          <h1 id="show-title">{podcastPage.title}</h1>
          <div className="show__say split">
            <p className="pitch__say pitch-text">{copy.pitch}</p>
            <div>
              <p className="t-s" id="listen">
                {copy.listen}
              </p>
              <ul className="row" aria-labelledby="listen">
                {podcastLinks.map(({ name, href }) => (
                  <li key={name}>
                    <NewTabLink className="btn btn--line btn--s" href={href}>
                      {name}
                    </NewTabLink>
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <ErrorBoundary>
            <EpisodePlayer episode={latest} words={copy.player} />
          </ErrorBoundary>
        </div>
      </section>

      <section className="wrap older split split--4-8" aria-labelledby="older-title">
        <h2 id="older-title">{copy.more}</h2>
        <ul className="listed">
          {older.map(({ title, about, href, isSample }) => (
            <li key={href}>
              <div>
                <h3>{title}</h3>
                <p>{about}</p>
              </div>
              {isSample && <p className="fine">{copy.player.sample}</p>}
              <NewTabLink className="more" href={href}>
                Play<span className="vh"> “{title}”</span>
                <Icon name="out" />
              </NewTabLink>
            </li>
          ))}
        </ul>
      </section>

      <section className="band part asked section" aria-labelledby="asked-title">
        <div className="wrap">
          <h2 id="asked-title">{questions.title}</h2>
          <ol className="steps apart split">
            {questions.items.map(({ part, question, text }) => (
              <li key={part}>
                <Line className={part === 'repaired' ? 'line--ok' : undefined}>
                  {questionPictures[part]}
                  <LineLink />
                </Line>
                <h3>{question}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>

      <section className="manila part section" id="guest-application" aria-labelledby="guest-title">
        <div className="wrap guest split">
          <div>
            <h2 id="guest-title">{guests.title}</h2>
            <p className="guest__lead lead">{guests.lead}</p>
            <h3>{guests.fitsTitle}</h3>
            <ul className="guest__fits marked listed">
              {guests.fits.map((fit) => (
                <li key={fit}>
                  <Icon name="ok" />
                  {fit}
                </li>
              ))}
              <li>
                <Icon name="fault" />
                {guests.unfit}
              </li>
            </ul>
          </div>
          <div>
            <GuestApplication posted={actionData} />
            <p className="t-s guest__intake">
              {guests.intake} <Link to="/ai-first-ceo-podcast-guest-intake">{guests.intakeLink}</Link>
            </p>
          </div>
        </div>
      </section>

      <NextPages pages={['score', 'audit', 'newsletter']} />
    </main>
  )
}
