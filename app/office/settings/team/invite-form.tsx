import './team.css'
import '#app/office/parts/desk.css'
import '#app/lib/form.css'
import { useState } from 'react'
import { Link } from 'react-router'
import { OfficeField } from '#app/office/form/office-field.tsx'
import { Refusal } from '#app/office/form/refusal.tsx'
import { useOfficeForm } from '#app/office/form/use-office-form'
import { roleNames, roleTexts, teamCopy } from '#content/office/team'
import { inviteMember } from '#contracts/invite-member'
import { type AdminRole, adminRoles } from '#domain/role'
import { InvitationLink, type ShownLink } from './invitation-link.tsx'

const copy = teamCopy.invite

interface InviteFormProps {
  isMailConnected: boolean
  isOnline: boolean
}

/** Invites an address with a role; without a mail server, the link is shown once. */
export function InviteForm({ isMailConnected, isOnline }: InviteFormProps) {
  const [link, setLink] = useState<ShownLink>()
  const form = useOfficeForm(inviteMember, {
    stored: { email: '', role: 'editor' },
    input: ({ values: { email, role } }) => ({ email, role: role as AdminRole }),
    topics: ['team'],
    saysRefusal: true,
    successMessage: ({ data }) => (data.isMailed ? copy.sent(data.email) : undefined),
    onDone: ({ data, link: path }) => setLink(path === undefined ? undefined : { email: data.email, path }),
  })
  return (
    <section className="invite" aria-labelledby="team-invite">
      <h2 id="team-invite">{copy.title}</h2>
      {link && <InvitationLink link={link} onClose={() => setLink(undefined)} />}
      <form {...form.formProps} className="invite__form" aria-labelledby="team-invite">
        <OfficeField form={form} name="email" type="email" label={copy.email} hint={copy.hint} />
        <fieldset className="invite__roles">
          <legend>{copy.role}</legend>
          {adminRoles.map((role) => (
            <label key={role} className="invite__role">
              <input
                type="radio"
                name="role"
                value={role}
                checked={form.values.role === role}
                onChange={() => form.write({ role })}
              />
              <b>{roleNames[role]}</b>
              <span className="sub">{roleTexts[role]}</span>
            </label>
          ))}
        </fieldset>
        <div className="invite__do">
          <Refusal form={form} />
          <p className="row-of">
            <button type="submit" className="btn" disabled={form.isPending || !isOnline}>
              {form.isPending ? copy.pending : isMailConnected ? copy.submit : copy.submitLink}
            </button>
            {!isMailConnected && (
              <span className="sub">
                {copy.notMailed} <Link to="/admin/settings/connections">{copy.connect}</Link>
              </span>
            )}
          </p>
        </div>
      </form>
    </section>
  )
}
