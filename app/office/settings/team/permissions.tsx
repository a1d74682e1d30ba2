import './team.css'
import '#app/office/parts/desk.css'
import { Mark } from '#app/office/parts/mark.tsx'
import { roleNames, teamCopy } from '#content/office/team'
import { hasRole } from '#domain/has-role'
import { adminRoles } from '#domain/role'

const copy = teamCopy.permissions

/** What each role may do. */
export function Permissions() {
  return (
    <section className="area" aria-labelledby="team-roles">
      <div className="area__head">
        <h2 id="team-roles">{copy.title}</h2>
      </div>
      <table className="roles" aria-labelledby="team-roles">
        <thead>
          <tr>
            <th scope="col">{copy.what}</th>
            {adminRoles.map((role) => (
              <th key={role} scope="col">
                {roleNames[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {copy.rows.map(({ what, from }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              {adminRoles.map((role) => (
                <td key={role}>
                  <span className="roles__role">{roleNames[role]}: </span>
                  {hasRole(role, from) ? (
                    <>
                      <Mark name="full" />
                      <span className="vh">{copy.yes}</span>
                    </>
                  ) : (
                    <span className="sub">{copy.no}</span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
