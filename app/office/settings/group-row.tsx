import './settings.css'
import '#app/office/parts/desk.css'
import '#app/office/parts/mark.css'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { callFunction } from '#app/lib/call-function'
import { toastFailure } from '#app/lib/toast-failure'
import { Mark, type MarkName } from '#app/office/parts/mark.tsx'
import { mailSignInCopy } from '#content/office/mail-sign-in'
import { settingFields, type SettingGroup, settingsCopy as copy } from '#content/office/settings'
import { connectionHistoryCopy as historyCopy } from '#content/office/connection-history'
import type { ConnectionHistory } from '#contracts/get-connection-history'
import { testConnection } from '#contracts/test-connection'
import type { OwnerSetting } from '#contracts/owner-setting'
import { ConnectionHistoryDetails } from './connections/connection-history.tsx'
import { hasFailedLast } from './connections/use-connection-history.ts'
import { SignInButton } from './connections/sign-in-button.tsx'
import { GroupForm } from './group-form.tsx'
import { groupState, type GroupState } from './group-state.ts'
import { Sentences, type SentencesOf } from './setting-field.tsx'
import { TestSteps } from './test-steps.tsx'

interface GroupRowProps {
  group: SettingGroup
  settings: readonly OwnerSetting[]
  /** The history of the group's connection; undefined for a group without one, or until loaded. */
  history?: ConnectionHistory | undefined
  /** Tokens the language model has used today. */
  tokensToday?: number | undefined
  startsOpen?: boolean
  sentencesOf?: SentencesOf | undefined
}

/** Long, because each step of a service can be slow. */
const testTimeoutMs = 90_000

/** The icon beside the text of each state. */
const marks: Readonly<Record<GroupState, MarkName>> = {
  fault: 'fault',
  on: 'ok',
  own: 'ok',
  off: 'wait',
  'built-in': 'ok',
  'by-default': 'ok',
}
const stateWords: Readonly<Record<GroupState, string>> = {
  ...copy.state,
  'built-in': copy.state.builtIn,
  'by-default': copy.state.byDefault,
}

/** A group of settings with its state and stored values; its form opens in place. */
export function GroupRow({
  group,
  settings,
  history,
  tokensToday,
  startsOpen = false,
  sentencesOf,
}: GroupRowProps) {
  const state = groupState(group, settings)
  const [isOpen, setIsOpen] = useState(startsOpen && state === 'off')
  const [saves, setSaves] = useState(0)
  const button = useRef<HTMLButtonElement>(null)
  const { checks } = group
  const test = useMutation({
    mutationFn: async () => {
      if (!checks) return []
      const given = { connection: checks.connection }
      return (await callFunction(testConnection, given, { timeoutMs: testTimeoutMs })).data.steps
    },
    onError: toastFailure,
  })
  const isSuspect = state === 'on' && hasFailedLast(history)
  // A webhook's receiver gets the test event, so it is sent only when the user asks for it.
  const canTestItself = checks !== undefined && checks.connection !== 'webhook'
  const testsItself = state === 'on' && canTestItself && (isSuspect || saves > 0)
  // The failure in the history may concern only one recipient, so the test decides.
  const hasFailed = test.data?.some((step) => step.state === 'failed') ?? (isSuspect && !testsItself)
  const isBroken = state === 'on' && hasFailed
  const { mutate } = test
  useEffect(() => {
    if (testsItself) mutate()
  }, [testsItself, saves, mutate])
  const cap = settings.find(({ name }) => name === 'AI_DAILY_TOKEN_CAP')
  const tokens =
    cap && tokensToday !== undefined && state === 'on'
      ? { today: tokensToday, cap: Number(cap.value ?? cap.default) }
      : undefined
  const isLocked = settings.every(({ lockedBy }) => lockedBy !== null)
  const faults = settings.flatMap(({ fault }) => fault ?? [])

  /** Opens the form and clears the test result, which does not apply to changed settings. */
  function open() {
    test.reset()
    setIsOpen(true)
  }

  /** Closes the form and returns focus to the button that opened it. */
  function close() {
    flushSync(() => setIsOpen(false))
    button.current?.focus()
  }

  /** Closes the saved form and tests the connection, so that a wrong password is found at once. */
  function closeSaved() {
    close()
    setSaves(saves + 1)
  }

  return (
    <li className="setting" data-at-once={testsItself || undefined}>
      <div className="setting__head">
        <h2>{group.title}</h2>
        <p className={isBroken || state === 'fault' ? 'state strong signal' : 'state strong'}>
          <Mark name={isBroken ? 'fault' : marks[state]} />
          {isBroken ? historyCopy.isBroken : stateWords[state]}
        </p>
        <div className="setting__text">
          {faults.map((fault) => (
            <p key={fault} className="signal">
              {fault}
            </p>
          ))}
          <p>{group.text}</p>
          {!isOpen && !sentencesOf && <Stored group={group} settings={settings} />}
          {!isOpen && sentencesOf && (
            <Sentences
              of={settings.flatMap(({ name, value, default: usual }) =>
                sentencesOf(name, value ?? usual ?? ''),
              )}
            />
          )}
          {!isOpen && history && <ConnectionHistoryDetails history={history} tokens={tokens} />}
          {!isOpen && <SignInButton settings={settings} />}
          {isLocked && (
            <p className="sub">
              {copy.locked} {copy.forDevelopers(settings.map(({ name }) => name).join(', '))}
            </p>
          )}
        </div>
        <p className="row-of setting__acts">
          {checks && state === 'on' && !isOpen && (
            <button
              type="button"
              className={isBroken ? 'btn' : 'text-btn'}
              disabled={test.isPending}
              onClick={() => test.mutate()}
            >
              {test.isPending ? copy.testing : isBroken ? historyCopy.testAgain : copy.test}
              <span className="vh"> {group.title}</span>
            </button>
          )}
          {!isOpen && !isLocked && (
            <button ref={button} type="button" className="text-btn" onClick={open}>
              {state === 'off' || state === 'built-in' ? copy.setUp : copy.change}
              <span className="vh"> {group.title}</span>
            </button>
          )}
        </p>
      </div>
      {checks && test.data && !isOpen && <TestSteps steps={test.data} names={checks.names} />}
      {isOpen && (
        <GroupForm
          group={group}
          settings={settings}
          sentencesOf={sentencesOf}
          onClose={close}
          onSaved={closeSaved}
        />
      )}
    </li>
  )
}

/** Lists the stored values without secrets; groups without required settings show defaults for unset values. */
function Stored({ group, settings }: Pick<GroupRowProps, 'group' | 'settings'>) {
  const shown = settings.flatMap(({ name, value, default: standard, isSecret }) => {
    if (isSecret) return []
    const text = value ?? (group.needs.length === 0 ? standard : null)
    return text === null ? [] : [`${settingFields[name].label}: ${formatted[text] ?? text}`]
  })
  return shown.length === 0 ? null : <p className="sub">{shown.join(' · ')}</p>
}

const formatted: Readonly<Record<string, string>> = { on: copy.yes, off: copy.no, ...mailSignInCopy.names }
