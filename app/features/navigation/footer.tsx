import { Link } from 'react-router'
import { DrawnLine } from '#app/ui/line.tsx'
import { footerLinks, site } from '#content/site'

export function Footer() {
  return (
    <footer className="foot">
      <div className="wrap foot__in">
        <p className="foot__say">{site.tagline}</p>
        <nav aria-label="Footer">
          <ul className="foot__links">
            {footerLinks.map(({ path, label }) => (
              <li key={path}>
                <Link to={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <DrawnLine shape="o-+-o" className="foot__line" />
      </div>
    </footer>
  )
}
