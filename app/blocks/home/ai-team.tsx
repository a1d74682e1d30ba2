import './team.css'
import { Link } from 'react-router'
import { ContactDialog } from '#app/features/contact/contact-dialog.tsx'
import { DialogLink } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { aiTeam } from '#content/pages/parts/home-sections'

/** The tasks of each AI employee: name tags that hang from the line. */
export function AiTeam() {
  return (
    <section className="manila team section" id="team" aria-labelledby="team-title">
      <div className="wrap">
        <header className="team__head">
          <h2 id="team-title">{aiTeam.title}</h2>
          <p className="lead">{aiTeam.lead}</p>
        </header>
        <h3>{aiTeam.features}</h3>
        <ul className="thread team__tags">
          {aiTeam.members.map(({ feature, job, does, passesOn }) => (
            <li key={job}>
              <div className="team__tag">
                <h4>{feature}</h4>
                <p>{job}</p>
                <p>{does}</p>
                <p className="team__pass">
                  <b>{aiTeam.passes}</b>
                  {passesOn}
                </p>
              </div>
            </li>
          ))}
        </ul>
        <p className="team__terms row">
          <span>{aiTeam.terms}</span>
          <DialogLink to="talk" className="btn btn--line">
            {aiTeam.talk.open}
          </DialogLink>
          <Link className="more" to="/ai-chat-agents">
            {aiTeam.link}
            <Icon name="go" />
          </Link>
        </p>
        <ContactDialog id="talk" form="ai_employee" words={aiTeam.talk} closesTo="team" />
      </div>
    </section>
  )
}
