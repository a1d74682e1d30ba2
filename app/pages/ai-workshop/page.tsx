import '#app/blocks/offer.css'
import './page.css'
import { Link } from 'react-router'
import { ClosingSection } from '#app/blocks/closing-section.tsx'
import { HowWeCount } from '#app/blocks/how-we-count.tsx'
import { MainAction } from '#app/blocks/main-action.tsx'
import { OfferPitch } from '#app/blocks/offer-pitch.tsx'
import { WeekClock } from './week-clock.tsx'
import { WhichWorkshop } from '#app/blocks/which-workshop.tsx'
import { YourTime } from '#app/features/workshops/your-time.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { Kicker } from '#app/ui/kicker.tsx'
import { DrawnLine } from '#app/ui/line.tsx'
import { Sentences } from '#app/ui/sentences.tsx'
import { workshopFacts } from '#content/facts/facts'
import { b2bWorkshopCopy, b2bWorkshopPage } from '#content/pages/ai-workshop'

export const meta = () => pageMeta(b2bWorkshopPage)

/** A hundred clients, of whom this many percent are highlighted. */
function Share({ percent }: { percent: number }) {
  return (
    <div className="stats__share" aria-hidden="true">
      {Array.from({ length: 100 }, (_, client) => (
        <i key={client} className={client < percent ? 'on' : undefined} />
      ))}
    </div>
  )
}

export default function Workshop() {
  const { heading, register, registerTeam, home, week, order, stats, bring, closing } = b2bWorkshopCopy
  return (
    <main id="main">
      <section className="offer offer--wide shop" aria-labelledby="shop-title">
        <div className="wrap">
          <Kicker>{b2bWorkshopPage.kicker}</Kicker>
          <h1 id="shop-title">
            <Sentences text={heading} />
          </h1>
          <OfferPitch
            {...b2bWorkshopCopy}
            terms={
              <>
                <YourTime slot={workshopFacts.b2b} />
                {b2bWorkshopCopy.terms}
              </>
            }
            action={<MainAction {...register} />}
          />
          <WeekClock {...week} />
        </div>
      </section>

      <section className="manila part section" aria-labelledby="order-title">
        <div className="wrap order split split--5-7">
          <div>
            <h2 id="order-title">{order.title}</h2>
            <p className="lead">{order.lead}</p>
          </div>
          <div className="sheet order__sheet">
            <h3>{order.name}</h3>
            <DrawnLine shape="-o-x-o-" />
            <dl>
              {order.fields.map(({ name, ask }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd className="fine">{ask}</dd>
                </div>
              ))}
            </dl>
            <DrawnLine shape="-o-+-o-" className="line--ok" />
          </div>
        </div>
      </section>

      <section className="band part section" aria-labelledby="stats-title">
        <div className="wrap stats">
          <h2 id="stats-title">{stats.title}</h2>
          <p className="apart--s stats__savings">
            <b className="num">{stats.savings.figure}</b> {stats.savings.name}
            <span className="stats__basis fine">{stats.savings.basis}</span>
          </p>
          <div className="stats__row split split--4-8">
            <div>
              <p>
                <b className="num">{stats.hours.count}</b> {stats.hours.name}
                <span className="stats__basis fine">{stats.hours.basis}</span>
              </p>
              <div className="stats__hours" aria-hidden="true">
                {Array.from({ length: stats.hours.count }, (_, hour) => (
                  <i key={hour} />
                ))}
              </div>
            </div>
            <div>
              <p>
                <b className="num">{stats.implement.figure}</b> {stats.implement.name}
                <span className="stats__basis fine">{stats.implement.basis}</span>
              </p>
              {stats.implement.percent !== undefined && <Share percent={stats.implement.percent} />}
            </div>
          </div>
          <p className="stats__note">
            {stats.note} <HowWeCount of="clientSavings" />
          </p>
        </div>
      </section>

      <section className="part bring section" aria-labelledby="bring-title">
        <div className="wrap">
          <h2 id="bring-title">{bring.title}</h2>
          <dl className="apart">
            {bring.people.map(({ who, why }) => (
              <div key={who}>
                <dt>{who}</dt>
                <dd>{why}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>

      <ClosingSection
        title={closing.title}
        drawing="-o-+-o-o-o-"
        action={<MainAction href={register.href} label={registerTeam} />}
        note={
          <>
            {closing.note}{' '}
            <Link className="more" to={home.href}>
              {home.label}
            </Link>
          </>
        }
      />

      <WhichWorkshop here={b2bWorkshopPage.path} />
    </main>
  )
}
