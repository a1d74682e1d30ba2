import './services.css'
import { Link } from 'react-router'
import { ContactDialog } from '#app/features/contact/contact-dialog.tsx'
import { DialogLink } from '#app/ui/dialog.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { DrawnLine } from '#app/ui/line.tsx'
import { NewTabLink } from '#app/ui/new-tab-link.tsx'
import { homeServices } from '#content/pages/home'
import { ServicePicture } from './service-picture.tsx'
import { SpineSection } from './spine-section.tsx'

function LearnMore({ about }: { about: string }) {
  return (
    <NewTabLink className="more" href="/ai-audit-b2b">
      {homeServices.learnMore.label}
      <span className="vh"> {about}</span>
      <Icon name="out" />
    </NewTabLink>
  )
}

/**
 * The services cards (behavior 4.4): the audit as one large sheet and, in rows beside it, the four services that it may
 * lead to. A name links to the service's own page, "Learn More" to the audit.
 */
export function Services() {
  const { title, lead, audit, builds, learnMore, walkthrough } = homeServices
  return (
    <SpineSection number={3} id="services" title={title} lead={lead}>
      <div className="services split">
        <article className="sheet">
          <i className="wide-only services__arm" aria-hidden="true" />
          <h3>
            <Link className="lit" to={audit.path}>
              {audit.name}
            </Link>
          </h3>
          <p className="price num">{audit.price}</p>
          <p>{audit.text}</p>
          <dl className="t-s slip">
            {audit.slip.map(({ term, detail }) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ))}
          </dl>
          <DrawnLine shape="-o-x-o-" />
          <LearnMore about={learnMore.ofAudit} />
        </article>
        <div>
          <ul className="kinds">
            {builds.map(({ name, path, text, picture }) => (
              <li key={name}>
                <ServicePicture of={picture} />
                <div>
                  <h3>
                    <Link className="lit" to={path}>
                      {name}
                    </Link>
                  </h3>
                  <p>{text}</p>
                  {picture === 'warm-up' && (
                    <DialogLink to="walkthrough" className="more">
                      {walkthrough.open}
                    </DialogLink>
                  )}
                </div>
                <LearnMore about={`${learnMore.ofBuild} ${name}`} />
              </li>
            ))}
          </ul>
          <NewTabLink className="btn btn--line services__all" href="/ai-automation-services">
            View All Services
          </NewTabLink>
        </div>
      </div>
      <ContactDialog id="walkthrough" form="cold_email_walkthrough" words={walkthrough} closesTo="services" />
    </SpineSection>
  )
}
