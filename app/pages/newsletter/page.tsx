import '#app/blocks/offer.css'
import '#app/blocks/close.css'
import './page.css'
import { ClosingSection } from '#app/blocks/closing-section.tsx'
import { HowWeCount } from '#app/blocks/how-we-count.tsx'
import { SampleIssue } from './sample-issue.tsx'
import { NextPages } from '#app/blocks/next-pages.tsx'
import { NewsletterForm } from '#app/features/newsletter/newsletter-form.tsx'
import { formAction } from '#app/lib/form-action'
import { pageMeta } from '#app/lib/page-meta'
import { MarkedList } from '#app/ui/marked-list.tsx'
import { Kicker } from '#app/ui/kicker.tsx'
import { DrawnLine } from '#app/ui/line.tsx'
import { newsletterCopy as copy, newsletterPage } from '#content/pages/newsletter'
import { subscribeNewsletter } from '#contracts/subscribe-newsletter'
import type { Route } from './+types/page'

export const meta = () => pageMeta(newsletterPage)
export const action = formAction(subscribeNewsletter)

export default function Newsletter({ actionData }: Route.ComponentProps) {
  const { issue, never } = copy
  return (
    <main id="main">
      <section className="offer letters" aria-labelledby="letters-title">
        <div className="wrap letters__in split">
          <div>
            <Kicker>{newsletterPage.kicker}</Kicker>
            <h1 id="letters-title">{copy.headline}</h1>
            <DrawnLine shape="-x-o-+-" className="letters__line" />
            <div className="pitch">
              <p className="pitch__say pitch-text">{copy.pitch}</p>
              <p className="pitch__for for-whom fine">{copy.terms}</p>
            </div>
          </div>
          <section id="signup" aria-labelledby="signup-title">
            <h2 id="signup-title">{copy.form.title}</h2>
            <NewsletterForm posted={actionData} />
            <p className="letters__counted fine">
              {copy.counted} <HowWeCount of="ceos" />
            </p>
            <a className="more" href="#issue">
              {copy.see}
            </a>
          </section>
        </div>
      </section>

      <section className="manila part section" id="issue" aria-labelledby="issue-title">
        <div className="wrap sample split split--4-8">
          <div>
            <h2 id="issue-title">{issue.title}</h2>
            <p className="lead">{issue.lead}</p>
            <h3>{never.title}</h3>
            <MarkedList className="marked listed" mark="fault" items={never.items} />
          </div>
          <SampleIssue sender={issue.sender} subject={issue.subject} parts={issue.parts} test={issue.test} />
        </div>
      </section>

      <ClosingSection
        className="close--s"
        title={copy.closing.title}
        drawing="-+-o-+-o-+-"
        action={
          <a className="btn" href="#signup">
            {copy.button}
          </a>
        }
        note={
          <>
            {copy.closing.note} <HowWeCount of="ceos" />
          </>
        }
      />

      <NextPages pages={['score', 'audit', 'freeWorkshop']} />
    </main>
  )
}
