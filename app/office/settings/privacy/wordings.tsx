import '#app/office/parts/desk.css'
import './privacy.css'
import { dayText } from '#app/office/parts/format-when'
import { privacySettingsCopy } from '#content/office/privacy'
import type { ConsentWordings } from '#contracts/get-privacy'

const copy = privacySettingsCopy.wordings

/** The wordings of each consent by version, with how many people agreed to them. */
export const Wordings = ({ wordings, now }: { wordings: readonly ConsentWordings[]; now: Date }) => (
  <section className="area" aria-labelledby="wordings">
    <div className="area__head">
      <h2 id="wordings">{copy.title}</h2>
    </div>
    <p className="wordings__text">{copy.text}</p>
    <ul className="wordings">
      {wordings.map(({ name, purpose, place, by, versions }) => (
        <li key={name} className="wording">
          <div>
            <h3>{copy.purpose[purpose]}</h3>
            <p className="sub">{place}</p>
            <p className="sub">{copy.by[by]}</p>
          </div>
          <ol className="wording__versions">
            {versions.map(({ version, since, text, agreed }) => (
              <li key={version}>
                <q>{text}</q>
                <p className="sub">
                  {copy.version(version, dayText(since, now))}. {copy.agreed(agreed)}
                </p>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ul>
    <p className="sub wordings__text">{copy.developers}</p>
  </section>
)
