import './which-workshop.css'
import { Link } from 'react-router'
import { whichWorkshop } from '#content/pages/parts/which-workshop'

type WorkshopPath = (typeof whichWorkshop.workshops)[number]['path']

/** Who each workshop is for, when, how long and at what price; the one the visitor is reading about is marked. */
export function WhichWorkshop({ here }: { here: WorkshopPath }) {
  return (
    <section className="which section" aria-labelledby="which-title">
      <div className="wrap">
        <h2 id="which-title">{whichWorkshop.title}</h2>
        <ul className="ruled">
          {whichWorkshop.workshops.map(({ path, name, audience, when, length, price }) => (
            <li
              key={path}
              className={path === here ? 'station split split--5-7 which__here' : 'station split split--5-7'}
            >
              <div className="which__who">
                <h3>
                  {path === here ? (
                    name
                  ) : (
                    <Link className="lit whole" to={path}>
                      {name}
                    </Link>
                  )}
                </h3>
                <p>{audience}</p>
                {path === here && <p className="fine which__mark">{whichWorkshop.thisPage}</p>}
              </div>
              <dl className="facts">
                <div>
                  <dt>When</dt>
                  <dd>{when}</dd>
                </div>
                <div>
                  <dt>Length</dt>
                  <dd>{length}</dd>
                </div>
                <div>
                  <dt>Price</dt>
                  <dd>{price}</dd>
                </div>
              </dl>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
