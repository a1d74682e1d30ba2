import '#app/blocks/legal.css'
import './page.css'
import { Link } from 'react-router'
import { LedgerTable } from '#app/blocks/ledger-table.tsx'
import { NextPages } from '#app/blocks/next-pages.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { DrawnLine } from '#app/ui/line.tsx'
import { termsCopy as copy, termsPage } from '#content/pages/terms'

export const meta = () => pageMeta(termsPage)

export default function Terms() {
  const { offers, rest, contact } = copy
  return (
    <main id="main" className="legal">
      <section className="agreed" aria-labelledby="terms-title">
        <div className="wrap">
          <div className="agreed__in split">
            <h1 id="terms-title">{termsPage.title}</h1>
            <p className="legal__pitch pitch-text">{copy.pitch}</p>
          </div>
          <DrawnLine shape="-o-x-+-o-" className="agreed__line" />
          <h2 id="money">{offers.title}</h2>
          <LedgerTable
            className="terms"
            labelledBy="money"
            heads={offers.heads}
            rows={offers.rows.map(({ path, name, pay, ifNot }) => ({
              key: name,
              name: (
                <Link className="lit" to={path}>
                  {name}
                </Link>
              ),
              cells: [
                { label: offers.heads[1], text: pay },
                { label: offers.heads[2], text: ifNot },
              ],
            }))}
          />
        </div>
      </section>

      <section className="manila spaced" aria-labelledby="rest-title">
        <div className="wrap legal__split split split--4-8">
          <h2 id="rest-title">{rest.title}</h2>
          <dl className="clauses">
            {rest.items.map(({ name, text }) => (
              <div key={name} className="split">
                <dt className="name">{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
      </section>

      <section className="wrap agreed__ask" aria-label="Contact">
        <p>
          {contact.text} <a href={`mailto:${contact.mail}`}>{contact.mail}</a>
        </p>
      </section>
      <NextPages pages={['score', 'audit', 'call']} />
    </main>
  )
}
