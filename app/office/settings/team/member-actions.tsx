import './team.css'
import '#app/office/parts/desk.css'
import { useState } from 'react'
import { useAction } from '#app/office/frame/use-action'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { ConfirmDialog } from '#app/ui/confirm-dialog.tsx'
import { roleNames, teamCopy as copy } from '#content/office/team'
import { endMemberSessions } from '#contracts/end-member-sessions'
import type { Member } from '#contracts/list-team'
import { removeMember } from '#contracts/remove-member'
import { resetMemberFactors } from '#contracts/reset-member-factors'
import { setMemberRole } from '#contracts/set-member-role'
import { accountName } from '#domain/account-name'
import { type AdminRole, adminRoles } from '#domain/role'
import { isProtected } from './second-step-state.ts'

interface MemberActionsProps {
  member: Member
  isMailConnected: boolean
  isOnline: boolean
}

interface Question {
  title: string
  points: readonly string[]
  text: string
  confirm: string
  cancel: string
  act: () => void
}

/** An owner's actions on a colleague's access. Each asks for a confirmation that explains it. */
export function MemberActions({ member, isMailConnected, isOnline }: MemberActionsProps) {
  const { id, email, role, sessions } = member
  const name = accountName(email, member.name)
  const [question, setQuestion] = useState<Question>()
  const topics = ['team', 'log'] as const
  const change = useAction(setMemberRole, {
    topics,
    successMessage: (_, input) => copy.role.done(name, input.role),
  })
  const reset = useAction(resetMemberFactors, { topics, successMessage: () => copy.reset.done(name) })
  const signOut = useAction(endMemberSessions, { topics, successMessage: () => copy.signOut.done(name) })
  const remove = useAction(removeMember, { topics, successMessage: () => copy.remove.done(name) })
  const actions = [change, reset, signOut, remove]
  const isBusy = actions.some(({ isPending }) => isPending) || !isOnline

  function askRole(next: AdminRole | undefined) {
    if (!next) return
    const title = copy.role.title(name, next)
    const act = () => change.act({ id, role: next })
    setQuestion({ ...copy.role, title, points: [], text: copy.role.text(next), act })
  }
  const askReset = () =>
    setQuestion({
      ...copy.reset,
      title: copy.reset.title(name),
      points: copy.reset.points(isMailConnected),
      act: () => reset.act({ id }),
    })
  const askSignOut = () =>
    setQuestion({
      ...copy.signOut,
      title: copy.signOut.title(name),
      points: copy.signOut.points(sessions),
      act: () => signOut.act({ id }),
    })
  const askRemove = () =>
    setQuestion({ ...copy.remove, title: copy.remove.title(name), act: () => remove.act({ id }) })

  const about = <span className="vh"> {name}</span>
  return (
    <>
      <div className="mate__do">
        <select
          className="input"
          aria-label={copy.list.roleOf(name)}
          value={role}
          disabled={isBusy}
          onChange={({ target }) => askRole(adminRoles.find((each) => each === target.value))}
        >
          {adminRoles.toReversed().map((each) => (
            <option key={each} value={each}>
              {roleNames[each]}
            </option>
          ))}
        </select>
        <button type="button" className="text-btn text-btn--bad" disabled={isBusy} onClick={askRemove}>
          {copy.remove.confirm}
          {about}
        </button>
        {sessions > 0 && (
          <button type="button" className="text-btn" disabled={isBusy} onClick={askSignOut}>
            {copy.signOut.confirm}
            {about}
          </button>
        )}
        {isProtected(member) && (
          <button type="button" className="text-btn" disabled={isBusy} onClick={askReset}>
            {copy.reset.confirm}
            {about}
          </button>
        )}
      </div>
      <ConflictNote conflict={actions.find(({ conflict }) => conflict)?.conflict} />
      {question && (
        <ConfirmDialog
          title={question.title}
          question={question.text}
          confirm={question.confirm}
          cancel={question.cancel}
          onConfirm={() => {
            setQuestion(undefined)
            question.act()
          }}
          onClose={() => setQuestion(undefined)}
        >
          {question.points.length > 0 && (
            <ul className="team__points">
              {question.points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
        </ConfirmDialog>
      )}
    </>
  )
}
