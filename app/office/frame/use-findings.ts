import { frameCopy, officeScreens } from '#content/office-frame'
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
  run?: () => void
}

interface Findings {
  groups: readonly { name: string; findings: readonly Finding[] }[]
  isSearching: boolean
}

/** What there is to find under a few letters: screens and acts. */
export function useFindings(text: string, onKeys: () => void): Findings {
  const signOut = useSignOut()
  const undoLast = useUndoLast()
  const screens: Finding[] = officeScreens
    .flat()
    .map(({ path, name, key }) => ({ id: path, name, key: `g ${key}`, to: path }))
  const acts: Finding[] = [
    { id: 'undo', name: frameCopy.undoLast, key: 'u', run: undoLast },
    { id: 'keys', name: frameCopy.keys.all, key: '?', run: onKeys },
    { id: 'sign-out', name: frameCopy.signOut, run: signOut },
  ]
  return {
    groups: [
      { name: copy.screens, findings: screens.filter(({ name }) => has(name, text)) },
      { name: copy.acts, findings: acts.filter(({ name }) => has(name, text)) },
    ],
    isSearching: false,
  }
}

/** Whether a word of `name` begins with what was written. */
const has = (name: string, text: string) => ` ${name.toLowerCase()}`.includes(` ${text.trim().toLowerCase()}`)
