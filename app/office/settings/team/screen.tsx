import './team.css'
import '#app/office/parts/desk.css'
import { useMay } from '#app/lib/admin-role'
import { useOnline } from '#app/lib/use-online'
import { LoadError } from '#app/office/list/load-error.tsx'
import { Head } from '#app/office/parts/head.tsx'
import { useLate } from '#app/office/parts/use-late'
import { SettingTabs } from '#app/office/settings/setting-tabs.tsx'
import { teamCopy as copy } from '#content/office/team'
import type { OutputOf } from '#contracts/contract'
import type { listTeam } from '#contracts/list-team'
import { accountName } from '#domain/account-name'
import { InvitationRow } from './invitation-row.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberRow } from './member-row.tsx'
import { Permissions } from './permissions.tsx'
import { isProtected } from './second-step-state.ts'
import { isUndelivered } from './mail-state.ts'
import { useTeam } from './use-team.ts'

/** The server renders this screen with the team. */
export const handle = { rendersOnServer: true }

/** Who has access to the back office, and who is invited. */
export default function TeamScreen() {
  const isOwner = useMay('owner')
  const { data, error, isError, isPending, dataUpdatedAt, refetch } = useTeam()
  const isLate = useLate(isOwner && isPending)
  const isOnline = useOnline()
  return (
    <>
      {isOwner ? <Head {...headline(data)} /> : <Head strong={copy.title} lead={copy.ownersOnly} />}
      <SettingTabs />
      {isError && (
        <LoadError
          error={error}
          lastLoadedAt={data && new Date(dataUpdatedAt)}
          onRetry={() => void refetch()}
        />
      )}
      {isLate && <p role="status">{copy.loading}</p>}
      {isOwner && data && (
        <>
          {!isOnline && (
            <p className="team__offline strong" role="status">
              {copy.offline}
            </p>
          )}
          <InviteForm isMailConnected={data.isMailConnected} isOnline={isOnline} />
          <section className="area" aria-labelledby="team-people">
            <div className="area__head">
              <h2 id="team-people">{copy.list.title}</h2>
              <p>{copy.list.lastOwner}</p>
            </div>
            <ul className="mates">
              {data.members.map((member) => (
                <MemberRow
                  key={member.id}
                  member={member}
                  isMailConnected={data.isMailConnected}
                  isOnline={isOnline}
                />
              ))}
              {data.invitations.map((invitation) => (
                <InvitationRow
                  key={invitation.id}
                  invitation={invitation}
                  isMailConnected={data.isMailConnected}
                  isOnline={isOnline}
                />
              ))}
            </ul>
          </section>
          <Permissions />
        </>
      )}
    </>
  )
}

/** The headline: the number of members, and the most important problem or open invitation. */
function headline(team: OutputOf<typeof listTeam>['data'] | undefined) {
  if (!team) return { strong: copy.title }
  const { members, invitations } = team
  const undelivered = invitations.find((each) => !each.isExpired && isUndelivered(each.mail))
  const unprotected = members.find((each) => each.requiredFrom !== null && !isProtected(each))
  const open = invitations.filter(({ isExpired }) => !isExpired).length
  return {
    muted: copy.people(members.length),
    strong: undelivered
      ? copy.strong.undelivered(undelivered.email)
      : unprotected
        ? copy.strong.unprotected(accountName(unprotected.email, unprotected.name))
        : open > 0
          ? copy.strong.open(open)
          : members.length === 1
            ? copy.strong.alone
            : copy.strong.all,
  }
}
