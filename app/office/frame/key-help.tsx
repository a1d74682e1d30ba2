import './key-help.css'
import { useState } from 'react'
import { frameCopy } from '#content/office/frame'
import { useCommandKey } from './command-key.ts'
import { setSingleKeys, useSingleKeys } from './single-keys.ts'
import { ModalSheet } from './modal-sheet.tsx'
import { boundKeys, type OfficeKey } from './use-keys.ts'

const copy = frameCopy.keys
const groups = ['list', 'everywhere', 'go'] as const

/** All shortcuts of the screen it was opened over, and the switch for single-key shortcuts. */
export function KeyHelp({ onClose }: { onClose: () => void }) {
  const [keys] = useState(boundKeys)
  const act = useSingleKeys()
  const commandKey = useCommandKey()
  return (
    <ModalSheet title={copy.title} onClose={onClose}>
      <div className="key-help">
        {groups.map((group) => {
          const ofGroup = keys.filter((key) => key.label && (key.group ?? 'list') === group)
          return (
            ofGroup.length > 0 && (
              <section key={group}>
                <h3>{copy.groups[group]}</h3>
                <dl>
                  {ofGroup.map((key) => (
                    <div key={key.press}>
                      <dt>
                        <KeyCaps press={key.press} />
                      </dt>
                      <dd>{key.label}</dd>
                    </div>
                  ))}
                </dl>
              </section>
            )
          )
        })}
      </div>
      <label className="key-help__switch">
        <input
          type="checkbox"
          checked={act}
          onChange={(event) => setSingleKeys(event.currentTarget.checked)}
        />
        <span>
          <b>{copy.single}</b> {copy.singleText(`${commandKey} K`)}
        </span>
      </label>
    </ModalSheet>
  )
}

/** A key as it is printed on the keyboard: `$mod+k` is ⌘ K, `g t` is two keys. */
function KeyCaps({ press }: { press: OfficeKey['press'] }) {
  const commandKey = useCommandKey()
  const caps = press.replace('[Shift]+', '').replace('$mod+', `${commandKey} `).replace('+', ' ').split(' ')
  return (
    <>
      {caps.map((cap) => (
        <kbd key={cap}>{cap === 'Enter' ? '↵' : cap === 'Escape' ? 'Esc' : cap}</kbd>
      ))}
    </>
  )
}
