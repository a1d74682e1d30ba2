import '#app/office/parts/desk.css'
import './contact.css'
import { contactCopy } from '#content/office/contact'
import type { ContactPage } from '#contracts/get-contact'
import type { Touch } from '#contracts/visit'
import { attributionText } from './attribution-text.ts'
import { dayText } from '#app/office/parts/format-when'

const copy = contactCopy.came

/** Shows how somebody became a contact, and the attribution of their first and last visit. */
export function Attribution({ contact, now }: { contact: ContactPage; now: Date }) {
  const { firstTouch, lastTouch, origin, createdAt, timeline } = contact
  const touches = [
    [origin ? copy.firstVisit : copy.first, firstTouch],
    [copy.last, lastTouch?.at === firstTouch?.at ? null : lastTouch],
  ] as const
  const isKnown = origin !== null || firstTouch !== null || lastTouch !== null
  return (
    <section aria-labelledby="came">
      <div className="area__head">
        <h2 id="came">{copy.title}</h2>
      </div>
      {isKnown ? (
        <dl className="known">
          {origin && (
            <div>
              <dt>{copy.first}</dt>
              <dd>
                {copy.origins[origin]}
                <span className="sub">{dayText(createdAt, now)}</span>
                <span className="sub">{copy.originText[origin]}</span>
              </dd>
            </div>
          )}
          {touches.map(
            ([label, touch]) =>
              touch && (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {attributionText(touch) ?? copy.direct}
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
        <p className="beside__text">{timeline.counts.forms > 0 ? copy.unknown : copy.notByForm}</p>
      )}
    </section>
  )
}

/** The remaining parameters of a campaign link, verbatim. */
const detailsOf = ({ utm_campaign, utm_term, utm_content }: Touch) =>
  [utm_campaign, utm_term, utm_content].filter((detail) => detail !== undefined)
