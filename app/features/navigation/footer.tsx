import './foot.css'
import { Link, useLocation } from 'react-router'
import { company } from '#content/facts/company'
import { footerColumns, footerRow, type FooterLink } from '#content/pages/parts/footer'
import { site } from '#content/facts/site'
import { currentPath } from './current-path.ts'

/** The footer of every page: a row of links, a disclosure of all pages, and the company (behavior 3.4). */
export function Footer() {
  return (
    <footer className="foot">
      <div className="wrap foot__in">
        <p className="foot__say">{site.tagline}</p>
        <nav aria-label="Footer">
          <FootLinks className="foot__row row" links={footerRow} />
          <details className="foot__all">
            <summary>All pages</summary>
            <div className="foot__cols">
              {footerColumns.map(({ title, links }) => (
                <div key={title}>
                  <p className="fine">{title}</p>
                  <FootLinks label={title} links={links} />
                </div>
              ))}
            </div>
          </details>
        </nav>
        <address className="fine">
          {[company.name, ...company.address].map((line) => (
            <span key={line}>{line}</span>
          ))}
          <a href={`mailto:${company.email}`}>{company.email}</a>
        </address>
      </div>
    </footer>
  )
}

interface FootLinksProps {
  links: readonly FooterLink[]
  label?: string
  className?: string
}

function FootLinks({ links, label, className }: FootLinksProps) {
  const here = currentPath(useLocation().pathname)
  return (
    <ul aria-label={label} className={className}>
      {links.map(({ path, label: name }) => (
        <li key={path}>
          <Link to={path} aria-current={here === path ? 'page' : undefined}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
