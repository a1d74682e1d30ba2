import '#app/blocks/close.css'
import './page.css'
import { Link } from 'react-router'
import { ClosingSection } from '#app/blocks/closing-section.tsx'
import { MainAction } from '#app/blocks/main-action.tsx'
import { SampleTool } from './sample-tool.tsx'
import { pageMeta } from '#app/lib/page-meta'
import { Chain } from '#app/ui/chain.tsx'
import { Kicker } from '#app/ui/kicker.tsx'
import { DrawnLine } from '#app/ui/line.tsx'
import {
  leadMagnetsPage,
  magnetClosing,
  magnetHero,
  magnetIdeas,
  magnetOurs,
  magnetSteps,
  sampleTool,
} from '#content/pages/ai-tools-lead-magnets'

export const meta = () => pageMeta(leadMagnetsPage)

export default function LeadMagnets() {
  const { head } = magnetIdeas
  const lastStep = magnetSteps.steps.length - 1
  return (
    <main id="main">
      <section className="wrap give split split--far" aria-labelledby="give-title">
        <div>
          <Kicker>{leadMagnetsPage.kicker}</Kicker>
          <h1 id="give-title">
            {magnetHero.title.map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </h1>
          <p className="give__pitch pitch-text">{magnetHero.pitch}</p>
          <div className="give__act priced row">
            <MainAction {...magnetHero.action} />
            <p>
              <b className="num">{magnetHero.price}</b>
              {magnetHero.terms}
            </p>
          </div>
          <p className="for-whom fine">{magnetHero.forWhom}</p>
        </div>
        <SampleTool {...sampleTool} />
      </section>

      <section className="manila part spaced ideas" aria-labelledby="ideas-title">
        <div className="wrap">
          <header className="part__head split">
            <h2 id="ideas-title">{magnetIdeas.title}</h2>
            <p>{magnetIdeas.lead}</p>
          </header>
          <table className="stacks">
            <thead className="fine">
              <tr>
                <th scope="col">{head.business}</th>
                <th scope="col">{head.question}</th>
                <th scope="col">{head.tool}</th>
              </tr>
            </thead>
            <tbody>
              {magnetIdeas.rows.map(({ business, question, tool }) => (
                <tr key={business}>
                  <th scope="row">{business}</th>
                  <td className="name ideas__question">{question}</td>
                  <td>{tool}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>

      <section className="wrap spaced ours split split--5-7" aria-labelledby="ours-title">
        <h2 id="ours-title">{magnetOurs.title}</h2>
        <div>
          <Chain length={27} gained={0} />
          <p className="pitch-text">{magnetOurs.text}</p>
          <Link className="btn btn--line" to={magnetOurs.link.path}>
            {magnetOurs.link.label}
          </Link>
        </div>
      </section>

      <section className="part made section" aria-labelledby="made-title">
        <div className="wrap">
          <h2 id="made-title">{magnetSteps.title}</h2>
          <ol className="steps apart split">
            {magnetSteps.steps.map(({ name, text }, at) => (
              <li key={name}>
                <DrawnLine
                  shape={at === lastStep ? 'o-+-' : 'o-'}
                  className={at === lastStep ? 'line--ok' : undefined}
                />
                <h3>{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ol>
          <p className="apart under-rule">{magnetSteps.guarantee}</p>
        </div>
      </section>

      <ClosingSection
        className="close--s band"
        title={magnetClosing.title}
        drawing="-o-o-o-+-"
        action={<MainAction {...magnetHero.action} />}
        note={magnetClosing.note}
      />
    </main>
  )
}
