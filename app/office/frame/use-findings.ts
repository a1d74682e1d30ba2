import { useContext } from 'react'
import { AdminRoleContext, useMay } from '#app/lib/admin-role'
import { frameCopy, officeScreens } from '#content/office/frame'
import { furtherScreens } from '#content/office/further-screens'
import { hasRole } from '#domain/has-role'
import { searchable } from '#domain/searchable'
import { usePeople } from './use-people.ts'
import { useSignOut } from './use-sign-out.ts'
import { useUndoLast } from './undo-last.ts'

const copy = frameCopy.finder

export interface Finding {
  id: string
  name: string
  about?: string
  /** The shortcut of the same action, shown beside it. */
  key?: string
  /** The address that the finding opens; without one it is an action. */
  to?: string
  /** Whether it is a result of an earlier search text. */
  isStale?: boolean
  run?: () => void
}

interface Findings {
  groups: readonly { name: string; findings: readonly Finding[] }[]
  /** Whether people for the current text are still loading. */
  isSearching: boolean
  /** Why the search for people failed. */
  error: Error | null
}

/** The findings for a few letters: people, screens and actions. */
export function useFindings(text: string, onKeys: () => void): Findings {
  const signOut = useSignOut()
  const undoLast = useUndoLast()
  const role = useContext(AdminRoleContext)
  const { people, didYouMean, isSearching, error } = usePeople(text)
  const mayEdit = useMay('editor')
  const mayErase = useMay('owner')
  const wanted = text.trim()
  const screens: Finding[] = [
    ...officeScreens
      .flat()
      .map<Finding>(({ path, name, key }) => ({ id: path, name, key: `g ${key}`, to: path })),
    ...(wanted === '' ? [] : furtherScreens.filter((screen) => hasRole(role, screen.role))).map(
      ({ path, name, about }) => ({ id: path, name, about, to: path }),
    ),
  ].filter(({ name, about }) => has([about, name].filter(Boolean).join(' '), text))
  const actions: Finding[] = [
    ...(mayEdit
      ? [
          { id: 'add', name: copy.addLead, to: '/admin/leads/new' },
          { id: 'undo', name: frameCopy.undoLast, key: 'u', run: undoLast },
        ]
      : []),
    ...(mayErase ? [{ id: 'erase', name: copy.erase, to: '/admin/leads/erase' }] : []),
    { id: 'keys', name: frameCopy.keys.title, key: '?', run: onKeys },
    { id: 'sign-out', name: frameCopy.signOut, run: signOut },
  ].filter(({ name }) => has(name, text))
  const isForPeople = screens.length + actions.length === 0
  const found = {
    name: didYouMean === null ? copy.people : copy.didYouMean(didYouMean),
    findings: people.map(({ id, name, email, company, came_by: attribution }) => ({
      id,
      name: name ?? email,
      about: [company, name && email, attribution].filter(Boolean).join(', '),
      to: `/admin/leads/${id}`,
      isStale: isSearching,
    })),
  }
  const isNamed =
    didYouMean === null &&
    people.some(({ name, email, company }) => has(`${name ?? ''} ${email} ${company ?? ''}`, text))
  const matching = { name: copy.screens, findings: screens }
  return {
    groups: [
      // People found by a corrected spelling, a note or an answer rank below a screen whose name was typed.
      ...(isNamed ? [found, matching] : [matching, found]),
      {
        name: copy.acts,
        findings: [
          ...actions,
          // Offered only once the search has ended, so that found people come first.
          ...(mayEdit && isForPeople && !isSearching
            ? [
                {
                  id: 'add-named',
                  name: copy.addNamed(wanted),
                  to: `/admin/leads/new?${new URLSearchParams({ name: wanted })}`,
                },
              ]
            : []),
        ],
      },
    ],
    isSearching,
    error,
  }
}

/** Whether a word of `name` starts with the text. */
const has = (name: string, text: string) => ` ${searchable(name)}`.includes(` ${searchable(text.trim())}`)
