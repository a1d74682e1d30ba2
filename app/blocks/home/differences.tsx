import './ledger.css'
import { differences } from '#content/pages/parts/home-sections'
import { SpineSection } from './spine-section.tsx'

/** The differentiators: a ledger in which the usual way is struck out. */
export function Differences() {
  const { title, compared, usual, ours, rows } = differences
  return (
    <SpineSection number={6} id="differences" title={title}>
      <table className="ledger">
        <thead className="fine">
          <tr>
            <th scope="col">
              <span className="vh">{compared}</span>
            </th>
            <th scope="col">{usual}</th>
            <th scope="col">{ours}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.about}>
              <th scope="row">{row.about}</th>
              <td>{row.usual}</td>
              <td>{row.ours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SpineSection>
  )
}
