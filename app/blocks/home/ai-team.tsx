import './team.css'
import { Link } from 'react-router'
import { LedgerTable } from '#app/blocks/ledger-table.tsx'
import { ContactDialog } from '#app/features/contact/contact-dialog.tsx'
import { DialogLink } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { aiTeam } from '#content/pages/parts/home-sections'
import { SpineSection } from './spine-section.tsx'

/** The features, each with the AI team member that does it and the part left to a person (behavior 4.6). */
export function AiTeam() {
  const {
    title,
    lead,
    features,
    heads: { job, does, passesOn },
    members,
    terms,
    talk,
    link,
  } = aiTeam
  return (
    <SpineSection number={7} id="team" title={title} lead={lead} spine="end" className="manila sec--quiet">
      <h3 className="vh" id="team-features">
        {features}
      </h3>
      <LedgerTable
        className="stacks team"
        labelledBy="team-features"
        heads={[features, job, does, passesOn]}
        rows={members.map(({ feature, ...each }) => ({
          key: feature,
          name: feature,
          cells: [{ text: each.job }, { text: each.does }, { label: passesOn, text: each.passesOn }],
        }))}
      />
      <p className="team__terms row">
        <span>{terms}</span>
        <DialogLink to="talk" className="btn btn--line">
          {talk.open}
        </DialogLink>
        <Link className="more" to="/ai-chat-agents">
          {link}
          <Icon name="go" />
        </Link>
      </p>
      <ContactDialog id="talk" form="ai_employee" words={talk} closesTo="team" />
    </SpineSection>
  )
}
