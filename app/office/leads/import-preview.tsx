import './import.css'
import '#app/office/parts/desk.css'
import type { ReactNode } from 'react'
import type { OutputOf } from '#contracts/contract'
import type { importContacts } from '#contracts/import-contacts'
import { leadsCopy } from '#content/office/leads'

const copy = leadsCopy.importing

export type Preview = OutputOf<typeof importContacts>['data']

interface ImportPreviewProps {
  preview: Preview
  /** The button that starts the import. */
  children?: ReactNode
}

/** Shows the result of a dry run of the import. */
export function ImportPreview({ preview, children }: ImportPreviewProps) {
  const { known, filled, unsubscribed, unknownOwners, faulty, faults, unread, unreadCells, sample } = preview
  return (
    <div className="import">
      <p className="import__sum" role="status">
        {copy.sum(preview.new)}
      </p>
      {children}
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
            <Problems count={faulty} problems={faults} />
          </li>
        )}
        {unread > 0 && (
          <li>
            <b>{copy.unread(unread)}.</b> {copy.unreadText}
            <Problems count={unread} problems={unreadCells} />
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
              <span className="sub">{copy.states[state]}</span>
            </li>
          ))}
        </ul>
      </section>
    </div>
  )
}

/** The number of problems shown before the rest is expanded. */
const shownAtFirst = 20

interface ProblemsProps {
  count: number
  problems: Preview['faults']
}

function Problems({ count, problems }: ProblemsProps) {
  const lines = problems.map(({ line, problem }, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- a line may have two problems
    <li key={index}>
      {copy.line(line)} {problem}
    </li>
  ))
  return (
    <>
      <ul>{lines.slice(0, shownAtFirst)}</ul>
      {count > shownAtFirst && (
        <details>
          <summary className="text-summary">{copy.more(count - shownAtFirst)}</summary>
          <ul>
            {lines.slice(shownAtFirst)}
            {count > problems.length && <li>{copy.more(count - problems.length)}</li>}
          </ul>
        </details>
      )}
    </>
  )
}
