import './foot.css'
import { Link, useLocation } from 'react-router'
import { company } from '#content/facts/company'
import { companyLinks, footerColumns, type FooterLink } from '#content/pages/parts/footer'
import { site } from '#content/facts/site'
import { currentPath } from './current-path.ts'

/** The footer of every page: all links, the company and what it says of itself. */
export function Footer() {
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
                {at === 0 && <p className="foot__say">{site.tagline}</p>}
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
