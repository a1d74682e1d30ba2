import '#app/blocks/legal.css'
import './page.css'
import { Link } from 'react-router'
import { LedgerTable } from '#app/blocks/ledger-table.tsx'
import { NextPages } from '#app/blocks/next-pages.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { DrawnLine } from '#app/ui/line.tsx'
import { capitalized } from '#content/facts/capitalized'
import { howWeCountCopy as copy, howWeCountPage } from '#content/pages/how-we-count'

export const meta = () => pageMeta(howWeCountPage)

export default function HowWeCountPage() {
  const { heads } = copy
  return (
    <main id="main" className="legal counts">
      <section className="wrap counts__head" aria-labelledby="counts-title">
        <div className="counts__in split">
          <h1 id="counts-title">{howWeCountPage.title}</h1>
          <div>
            <p className="legal__pitch pitch-text">{copy.pitch}</p>
            {copy.sampleNote && <p className="counts__sample">{copy.sampleNote}</p>}
          </div>
        </div>
        <DrawnLine shape="-o-o-o-o-" className="line--bleed" />
      </section>

      {copy.groups.map(({ title, rows }, at) => (
        <section
          key={title}
          className={at % 2 === 0 ? 'manila spaced' : 'spaced'}
          aria-labelledby={`group-${at}`}
        >
          <div className="wrap">
            <h2 id={`group-${at}`}>{title}</h2>
            <LedgerTable
              className="terms apart--s"
              labelledBy={`group-${at}`}
              heads={Object.values(heads)}
              rows={rows.map(({ id, says, counts, whose, when }) => ({
                key: id,
                id,
                name: says,
                cells: [
                  { label: heads.counts, text: counts },
                  { label: heads.whose, text: capitalized(whose) },
                  { label: heads.when, text: capitalized(when) },
                ],
              }))}
            />
          </div>
        </section>
      ))}

      <section className="wrap counts__terms row" aria-label={copy.terms.label}>
        <p className="lead">{copy.prices}</p>
        <Link className="btn btn--line" to={copy.terms.path}>
          {copy.terms.label}
        </Link>
      </section>
      <NextPages pages={['score', 'audit', 'caseStudies']} />
    </main>
  )
}
