import '#app/blocks/legal.css'
import './page.css'
import { LedgerTable } from '#app/blocks/ledger-table.tsx'
import { NextPages } from '#app/blocks/next-pages.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { DrawnLine } from '#app/ui/line.tsx'
import { privacyCopy as copy, privacyPage } from '#content/pages/privacy'

export const meta = () => pageMeta(privacyPage)

export default function Privacy() {
  const { stored, browser, leaves, deletion } = copy
  return (
    <main id="main" className="legal">
      <section className="wrap none split split--far" aria-labelledby="privacy-title">
        <div>
          <h1 id="privacy-title">{privacyPage.title}</h1>
          <p className="legal__pitch pitch-text">{copy.pitch}</p>
          <a className="btn btn--line" href="#delete">
            {copy.ask}
          </a>
        </div>
        <p className="none__fig tall">
          <b className="num">{copy.figure}</b> <span>{copy.none}</span>
        </p>
      </section>

      <section className="manila spaced" aria-labelledby="stored-title">
        <div className="wrap">
          <h2 id="stored-title">{stored.title}</h2>
          <LedgerTable
            className="terms apart--s"
            labelledBy="stored-title"
            heads={stored.heads}
            rows={stored.rows.map(({ what, holds, why, kept }) => ({
              key: what,
              name: what,
              cells: [
                { text: holds },
                { label: stored.heads[2], text: why },
                { label: stored.heads[3], text: kept },
              ],
            }))}
          />
        </div>
      </section>

      <section className="wrap spaced legal__split split split--4-8" aria-labelledby="browser-title">
        <div>
          <h2 id="browser-title">{browser.title}</h2>
          <p>{browser.text}</p>
        </div>
        <div>
          <dl className="keys listed">
            {browser.rows.map(({ what, holds }) => (
              <div key={what} className="split split--5-7">
                <dt>{what}</dt>
                <dd>{holds}</dd>
              </div>
            ))}
          </dl>
          <p>{browser.history}</p>
        </div>
      </section>

      <section className="wrap spaced away" aria-labelledby="leaves-title">
        <h2 id="leaves-title">{leaves.title}</h2>
        <ul className="steps apart split">
          {leaves.items.map(({ name, text }) => (
            <li key={name}>
              <DrawnLine shape="o-" />
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p className="away__end">{leaves.nothing}</p>
      </section>

      <section className="band spaced" id="delete" aria-labelledby="delete-title">
        <div className="wrap stack legal__call">
          <h2 id="delete-title">{deletion.title}</h2>
          <DrawnLine shape="-o-+-" className="line--ok line--bleed" />
          <p className="pitch-text">{deletion.text}</p>
          <a className="btn" href={`mailto:${deletion.mail}?subject=${encodeURIComponent(deletion.subject)}`}>
            {deletion.mail}
          </a>
          <p className="t-s">{deletion.from}</p>
        </div>
      </section>
      <NextPages pages={['score', 'audit']} />
    </main>
  )
}
