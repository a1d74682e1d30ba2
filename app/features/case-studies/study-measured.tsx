import './study-story.css'
import { caseStudiesCopy } from '#content/pages/case-studies'
import { contentView } from '#content/facts/content-view'
import type { PublicCaseStudy } from '#contracts/case-study'
import { measurementsIn } from '#domain/study-line'

const copy = contentView(() => caseStudiesCopy.measured)

/** Each figure before and after, with its source; renders nothing without figures. */
export function StudyMeasured({ study }: { study: Pick<PublicCaseStudy, 'measured' | 'is_sample'> }) {
  const rows = measurementsIn(study.measured ?? '') ?? []
  if (rows.length === 0) return null
  return (
    <section className="study-story__part study-story__part--measured" aria-labelledby="study-story-measured">
      <div className="wrap split split--4-8">
        <h2 id="study-story-measured">{copy.title}</h2>
        <div>
          <table className="measured">
            <thead>
              <tr>
                {[copy.what, copy.was, copy.now, copy.source].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ what, was, now, source }) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td className={was === now ? undefined : 'measured__was'} data-head={copy.was}>
                    {was}
                  </td>
                  <td className={was === now ? undefined : 'measured__now'} data-head={copy.now}>
                    {now}
                  </td>
                  <td className="fine">{source}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {study.is_sample && <p className="fine measured__note">{copy.sample}</p>}
        </div>
      </div>
    </section>
  )
}
