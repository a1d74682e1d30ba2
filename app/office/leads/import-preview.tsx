import './import.css'
import '#app/office/parts/desk.css'
import '#app/office/parts/mark.css'
import { Mark, type MarkName } from '#app/office/parts/mark.tsx'
import type { OutputOf } from '#contracts/contract'
import type { importContacts } from '#contracts/import-contacts'
import { leadsCopy } from '#content/office/leads'

const copy = leadsCopy.importing

export type Preview = OutputOf<typeof importContacts>['data']
const marks: Record<Preview['sample'][number]['state'], MarkName> = {
  new: 'node',
  known: 'full',
  unsubscribed: 'wait',
}

/** Shows what an import would do before it does it. */
export function ImportPreview({ preview }: { preview: Preview }) {
  const { known, filled, unsubscribed, unknownOwners, faulty, faults, sample } = preview
  return (
    <div className="import" role="status">
      <p className="import__sum">{copy.soft(preview.new)}</p>
      <ul className="import__facts">
        {known > 0 && (
          <li>
            <b>{copy.known(known)}.</b> {copy.filled(filled)}
          </li>
        )}
        {unsubscribed > 0 && (
          <li>
            <b>{copy.unsubscribed(unsubscribed)}.</b> {copy.unsubscribedText}
          </li>
        )}
        {unknownOwners.length > 0 && (
          <li>
            <b>{copy.unknownOwners(unknownOwners)}</b> {copy.unknownOwnersText}
          </li>
        )}
        {faulty > 0 && (
          <li>
            <b className="signal">{copy.faulty(faulty)}.</b>
            <ul>
              {faults.map(({ line, problem }) => (
                <li key={line}>
                  {copy.line(line)} {problem}
                </li>
              ))}
              {faulty > faults.length && <li>{copy.more(faulty - faults.length)}</li>}
            </ul>
          </li>
        )}
      </ul>
      <section>
        <h2>{copy.first}</h2>
        <ul className="import__rows">
          {sample.map(({ line, email, name, company, state }) => (
            <li key={line}>
              <span>
                <b>{name ?? email}</b>
                <span className="sub">{[name && email, company].filter(Boolean).join(', ')}</span>
              </span>
              <span className="state">
                <Mark name={marks[state]} />
                {copy.states[state]}
              </span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}
