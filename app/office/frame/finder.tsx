import '#app/office/parts/desk.css'
import './finder.css'
import * as Ariakit from '@ariakit/react/combobox'
import {
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useNavigate } from 'react-router'
import { isComposing } from '#app/lib/is-composing'
import { reasonOf } from '#app/lib/toast-failure'
import { frameCopy } from '#content/office/frame'
import { type Finding, useFindings } from './use-findings.ts'

const copy = frameCopy.finder

interface FinderProps {
  /** Text typed before this component loaded; `isAwaited` tells whether Enter was pressed after it. */
  begun: string
  isAwaited: boolean
  onClose: () => void
  onKeys: () => void
}

/** The field of `FindOrDo`, with its results. */
export default function Finder({ begun, isAwaited: isBegunAwaited, onClose, onKeys }: FinderProps) {
  const [text, setText] = useState(begun)
  const field = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(begun.length, begun.length)
  }, [begun])
  const { groups, isSearching, error } = useFindings(text, onKeys)
  const navigate = useNavigate()
  /** Whether Enter was pressed before the results had loaded; the first result then opens by itself. */
  const [isAwaited, setIsAwaited] = useState(isBegunAwaited)
  const findings = groups.flatMap((group) => group.findings)
  const [first] = findings
  const prefix = useId()
  const itemId = ({ id }: Finding) => `${prefix}${id}`
  const openFirst = useEffectEvent(() => {
    if (first) open(first, false)
  })
  useEffect(() => {
    if (!isAwaited || isSearching) return
    setIsAwaited(false)
    openFirst()
  }, [isAwaited, isSearching])

  /** On Enter, waits for the search before opening a person; a screen or action whose name matches opens at once. */
  function awaitSearch(event: KeyboardEvent<HTMLInputElement>) {
    // Keys of an input method must not reach Ariakit, which would apply them to the results.
    if (isComposing(event.nativeEvent)) return event.stopPropagation()
    if (event.key !== 'Enter' || !isSearching) return
    const activeId = event.currentTarget.getAttribute('aria-activedescendant')
    const active = findings.find((finding) => itemId(finding) === activeId)
    if (active && !active.isStale) return
    event.preventDefault()
    setIsAwaited(true)
  }

  function open(finding: Finding, inNewTab: boolean) {
    if (finding.to !== undefined && inNewTab) return void window.open(finding.to, '_blank')
    onClose()
    if (finding.to !== undefined) void navigate(finding.to)
    else finding.run?.()
  }

  return (
    <Ariakit.ComboboxProvider open includesBaseElement={false} value={text} setValue={setText}>
      <div className="finder__in">
        <Ariakit.Combobox
          ref={field}
          autoSelect="always"
          onChange={() => setIsAwaited(false)}
          onKeyDownCapture={awaitSearch}
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
          ({ name, findings: inGroup }) =>
            inGroup.length > 0 && (
              <Ariakit.ComboboxGroup key={name}>
                <Ariakit.ComboboxGroupLabel className="finder__group">{name}</Ariakit.ComboboxGroupLabel>
                {inGroup.map((finding) => (
                  <Ariakit.ComboboxItem
                    key={finding.id}
                    id={itemId(finding)}
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
      {findings.length === 0 && !error && (
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
  )
}
