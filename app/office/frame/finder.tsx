import '#app/office/parts/desk.css'
import './finder.css'
import * as Ariakit from '@ariakit/react/combobox'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { reasonOf } from '#app/lib/toast-failure'
import { frameCopy } from '#content/office-frame'
import { Modal } from './modal.tsx'
import { type Finding, useFindings } from './use-findings.ts'

const copy = frameCopy.finder

interface FinderProps {
  onClose: () => void
  onKeys: () => void
}

/** Find a person, go to a screen, do an act: one field over whatever is on the screen. */
export default function Finder({ onClose, onKeys }: FinderProps) {
  const [text, setText] = useState('')
  const { groups, isSearching, error } = useFindings(text, onKeys)
  const navigate = useNavigate()
  const count = groups.reduce((sum, { findings }) => sum + findings.length, 0)
  /** Enter was pressed before what is written had been searched for. */
  const [isAwaited, setIsAwaited] = useState(false)
  const [first] = groups.flatMap(({ findings }) => findings)
  const openFirst = useEffectEvent(() => {
    if (first) open(first, false)
  })
  useEffect(() => {
    if (!isAwaited || isSearching) return
    setIsAwaited(false)
    openFirst()
  }, [isAwaited, isSearching])

  function open(finding: Finding, inNewTab: boolean) {
    if (finding.to !== undefined && inNewTab) return void window.open(finding.to, '_blank')
    onClose()
    if (finding.to !== undefined) void navigate(finding.to)
    else finding.run?.()
  }

  return (
    <Modal className="finder" label={{ text: frameCopy.findOrDo }} onClose={onClose}>
      <Ariakit.ComboboxProvider open includesBaseElement={false} value={text} setValue={setText}>
        <div className="finder__in">
          <Ariakit.Combobox
            autoSelect="always"
            onChange={() => setIsAwaited(false)}
            onKeyDownCapture={(event) => {
              if (event.key !== 'Enter' || !isSearching) return
              // What is chosen was found for what was written before.
              event.preventDefault()
              setIsAwaited(true)
            }}
            aria-label={frameCopy.findOrDo}
            placeholder={copy.placeholder}
            className="finder__field"
            spellCheck={false}
            maxLength={200}
          />
          <button type="button" className="text-btn" onClick={onClose}>
            {frameCopy.close} <kbd>Esc</kbd>
          </button>
        </div>
        <Ariakit.ComboboxList alwaysVisible className="finder__hits" aria-label={frameCopy.findOrDo}>
          {groups.map(
            ({ name, findings }) =>
              findings.length > 0 && (
                <Ariakit.ComboboxGroup key={name}>
                  <Ariakit.ComboboxGroupLabel className="finder__group">{name}</Ariakit.ComboboxGroupLabel>
                  {findings.map((finding) => (
                    <Ariakit.ComboboxItem
                      key={finding.id}
                      className="finder__hit"
                      disabled={finding.isStale ?? false}
                      hideOnClick={false}
                      setValueOnClick={false}
                      focusOnHover
                      onClick={(event) => open(finding, event.metaKey || event.ctrlKey)}
                    >
                      <b>{finding.name}</b>
                      {finding.about !== undefined && <span className="sub">{finding.about}</span>}
                      {finding.key !== undefined && <kbd>{finding.key}</kbd>}
                    </Ariakit.ComboboxItem>
                  ))}
                </Ariakit.ComboboxGroup>
              ),
          )}
        </Ariakit.ComboboxList>
        {error && (
          <p className="finder__none" role="alert">
            {reasonOf(error)}
          </p>
        )}
        {count === 0 && !error && (
          <p className="finder__none" role="status">
            {isSearching ? '…' : copy.none}
          </p>
        )}
        <p className="finder__foot">
          <span>
            <kbd>↑</kbd> <kbd>↓</kbd> {copy.move}
          </span>
          <span>
            <kbd>↵</kbd> {copy.open}
          </span>
        </p>
      </Ariakit.ComboboxProvider>
    </Modal>
  )
}
