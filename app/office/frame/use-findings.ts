import { useMay } from '#app/lib/admin-role'
import { frameCopy, officeScreens } from '#content/office-frame'
import { usePeople } from './use-people.ts'
import { useSignOut } from './use-sign-out.ts'
import { useUndoLast } from './undo-last.ts'

const copy = frameCopy.finder

export interface Finding {
  id: string
  name: string
  about?: string
  /** What does the same from the keyboard. */
  key?: string
  /** Where it leads; without it, it does something. */
  to?: string
  /** It was found for what was written before. */
  isStale?: boolean
  /** It is offered under whatever is written, so that whoever is found goes before it. */
  isFallback?: boolean
  run?: () => void
}

interface Findings {
  groups: readonly { name: string; findings: readonly Finding[] }[]
  /** The people under what is written now are still asked for. */
  isSearching: boolean
  /** Why nobody could be looked for. */
  error: Error | null
}

/** What there is to find under a few letters: people, screens and acts. */
export function useFindings(text: string, onKeys: () => void): Findings {
  const signOut = useSignOut()
  const undoLast = useUndoLast()
  const screens: Finding[] = officeScreens
    .flat()
    .map(({ path, name, key }) => ({ id: path, name, key: `g ${key}`, to: path }))
  const { people, didYouMean, isSearching, error } = usePeople(text)
  const mayEdit = useMay('editor')
  const mayErase = useMay('owner')
  const wanted = text.trim()
  const acts: Finding[] = [
    ...(mayEdit
      ? [
          { id: 'add', name: copy.addLead, to: '/admin/leads/new' },
          { id: 'undo', name: frameCopy.undoLast, key: 'u', run: undoLast },
        ]
      : []),
    ...(mayErase ? [{ id: 'erase', name: copy.erase, to: '/admin/leads/erase' }] : []),
    { id: 'keys', name: frameCopy.keys.all, key: '?', run: onKeys },
    { id: 'sign-out', name: frameCopy.signOut, run: signOut },
  ]
  const found = {
    name: didYouMean === null ? copy.people : copy.didYouMean(didYouMean),
    findings: people.map(({ id, name, email, company, came_by: cameBy }) => ({
      id,
      name: name ?? email,
      about: [company, name && email, cameBy].filter(Boolean).join(', '),
      to: `/admin/leads/${id}`,
      isStale: isSearching,
    })),
  }
  const matching = { name: copy.screens, findings: screens.filter(({ name }) => has(name, text)) }
  return {
    groups: [
      // Who was only probably meant stands below a screen whose name was written.
      ...(didYouMean === null ? [found, matching] : [matching, found]),
      {
        name: copy.acts,
        findings: [
          ...acts.filter(({ name }) => has(name, text)),
          ...(mayEdit && wanted !== ''
            ? [
                {
                  id: 'add-named',
                  name: copy.addNamed(wanted),
                  isFallback: true,
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

/** Whether a word of `name` begins with what was written. */
const has = (name: string, text: string) => ` ${name.toLowerCase()}`.includes(` ${text.trim().toLowerCase()}`)
