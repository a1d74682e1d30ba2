import './foot.css'
import { Link, useLocation } from 'react-router'
import { Icon } from '#app/ui/icon.tsx'
import { company } from '#content/facts/company'
import { companyLinks, footerColumns, type FooterLink } from '#content/pages/parts/footer'
import { site } from '#content/facts/site'
import { currentPath } from './current-path.ts'

/** The footer of every page: all links, the company, and the line of the headline, repaired. */
export function Footer() {
  const broken = site.tagline.lastIndexOf(' ') + 1
  return (
    <footer className="foot band">
      <div className="wrap">
        <div className="foot__cols">
          <nav aria-label="Footer">
            {footerColumns.map(({ title, links }, at) => (
              <div key={title} className={`foot__col foot__col--${at}`}>
                <p className="foot__title fine" id={`foot-${at}`}>
                  {title}
                </p>
                <ul aria-labelledby={`foot-${at}`}>
                  {links.map((link) => (
                    <FootLink key={link.path} {...link} />
                  ))}
                </ul>
              </div>
            ))}
          </nav>
          <div className="foot__col foot__col--company">
            <p className="foot__title fine">Company</p>
            <address>
              {[company.name, ...company.address].map((line) => (
                <span key={line}>{line}</span>
              ))}
              <a href={`mailto:${company.email}`}>{company.email}</a>
            </address>
            <ul>
              {companyLinks.map((link) => (
                <FootLink key={link.path} {...link} />
              ))}
            </ul>
            <p className="foot__right fine">© {company.name}</p>
          </div>
        </div>
        <p className="tight foot__say">
          {site.tagline.slice(0, broken)}
          <span className="foot__mend">
            {site.tagline.slice(broken)}
            <Icon name="repair" />
          </span>
        </p>
      </div>
    </footer>
  )
}

function FootLink({ path, label, price }: FooterLink) {
  const here = currentPath(useLocation().pathname) === path
  return (
    <li className="ends">
      <Link to={path} aria-current={here ? 'page' : undefined}>
        {label}
      </Link>
      {price && <b>{price}</b>}
    </li>
  )
}
