import '#app/office/parts/desk.css'
import './contact.css'
import { contactCopy } from '#content/office-contact'
import type { ContactPage } from '#contracts/get-contact'
import type { Touch } from '#contracts/visit'
import { cameFrom } from './came-from.ts'
import { dayText } from '#app/office/parts/when-text'

const copy = contactCopy.came

/** How somebody first found the site, and how they came this time. */
export function HowTheyCame({ contact, now }: { contact: ContactPage; now: Date }) {
  const { firstTouch, lastTouch } = contact
  const touches = [
    [copy.first, firstTouch],
    [copy.last, lastTouch?.at === firstTouch?.at ? null : lastTouch],
  ] as const
  return (
    <section aria-labelledby="came">
      <div className="area__head">
        <h2 id="came">{copy.title}</h2>
      </div>
      {firstTouch || lastTouch ? (
        <dl className="known">
          {touches.map(
            ([label, touch]) =>
              touch && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {capital(cameFrom(touch) ?? copy.direct)}
                    <span className="sub">{copy.on(dayText(touch.at, now), touch.landingPage)}</span>
                    {detailsOf(touch).map((detail) => (
                      <span key={detail} className="sub">
                        {detail}
                      </span>
                    ))}
                  </dd>
                </div>
              ),
          )}
        </dl>
      ) : (
        <p className="beside__text">{copy.unknown}</p>
      )}
    </section>
  )
}

/** The rest of what the address of a campaign says, as it says it. */
const detailsOf = ({ utm_campaign, utm_term, utm_content }: Touch) =>
  [utm_campaign, utm_term, utm_content].filter((detail) => detail !== undefined)

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
