import './chat.css'
import { type SubmitEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { Link, useLocation } from 'react-router'
import { useHydrated } from '#app/lib/use-hydrated'
import { assistantPanel as words } from '#content/assistant/panel'
import { userMessageMaxLength } from '#contracts/chatbot-response'
import {
  adopt,
  ask,
  conversationState,
  emptyConversation,
  retry,
  stop,
  subscribe,
} from './conversation-store.ts'
import { FollowUpForm } from './follow-up-form.tsx'
import { type BotMessage, earlierName, type Message, questionName } from './message.ts'
import { MessageText } from './message-text.tsx'

const serverState = () => emptyConversation

/**
 * The chat (behavior 5.1): a greeting, the conversation in 180 px, and an input line. Without script, the form posts
 * to the page, which returns with the answer.
 * @param posted the conversation of a page returned that way
 */
export function AssistantPanel({ posted = [] }: { posted?: readonly Message[] | undefined }) {
  const conversation = useSyncExternalStore(subscribe, conversationState, serverState)
  const [isAdopted, setAdopted] = useState(posted.length === 0)
  const isHydrated = useHydrated()
  const [isBlank, setBlank] = useState(false)
  const formId = useId()
  const input = useRef<HTMLInputElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()

  const { isLoading } = conversation
  const messages = isAdopted ? conversation.messages : [...conversation.messages, ...posted]
  const last = messages.at(-1)

  useEffect(() => {
    // The input may contain text typed before hydration.
    setBlank(input.current?.value.trim() === '')
    if (isAdopted) return
    adopt(posted)
    setAdopted(true)
  }, [posted, isAdopted])

  useEffect(() => {
    const questions = log.current?.querySelectorAll<HTMLElement>('.chat__user')
    const latest = questions?.[questions.length - 1]
    if (latest) log.current?.scrollTo({ top: latest.offsetTop - 12 })
  }, [messages.length, isLoading])

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const { submitter } = event.nativeEvent
    const isPresetQuestion = submitter instanceof HTMLButtonElement && submitter.value !== ''
    const text = isPresetQuestion ? submitter.value : (input.current?.value ?? '')
    if (text.trim() === '' || isLoading) return
    if (isPresetQuestion) {
      // The button disappears, so keyboard focus moves to the conversation.
      log.current?.focus()
    } else if (input.current) {
      input.current.value = ''
      setBlank(true)
    }
    if (needsRetry && isPresetQuestion) retry()
    else void ask(text)
  }

  const formProps = {
    method: 'post',
    // The home page is an index route; without the parameter the post would go to the layout. Prerendered addresses
    // of the others end with a slash.
    action: `${pathname === '/' ? '/?index' : pathname.replace(/\/$/, '')}#assistant`,
    onSubmit: submit,
  } as const
  const earlier = !isHydrated && posted.length > 0 && (
    <input type="hidden" name={earlierName} value={JSON.stringify(posted)} />
  )
  const needsRetry = !isLoading && last !== undefined && (last.type === 'user' || last.isFallback === true)
  const isUnknown = !isLoading && last?.type === 'bot' && last.answered === false
  const offersPerson = isHydrated && isUnknown
  const suggestions = needsRetry || offersPerson ? [] : suggestionsFor(messages)
  return (
    <div className="chat" id="assistant">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard has to get into it */}
      <div className="t-s chat__log" role="log" aria-label={words.conversation} tabIndex={0} ref={log}>
        <div className="chat__bot">
          <span className="vh">{words.bot}</span>
          <p>{words.greeting}</p>
        </div>
        {messages.map((message, at) => (
          // The conversation only grows at its end.
          <MessageItem key={`${at} ${message.type}`} message={message} />
        ))}
        {isLoading && (
          <p className="chat__state">
            {words.thinking}
            <button type="button" className="text-btn" onClick={stopAndReturn}>
              {words.stop}
            </button>
          </p>
        )}
        {needsRetry && (
          <form {...formProps} className="chat__state">
            {earlier}
            {last.type === 'user' && words.unanswered}
            <button type="submit" className="text-btn" {...buttonFor(lastQuestion(messages))}>
              {words.retry}
            </button>
          </form>
        )}
      </div>
      {suggestions.length > 0 && (
        // Below the scrolling part, so that none is cut off. A separate form, so that Enter in the input does not
        // press the first.
        <form {...formProps} className="t-s chat__next">
          {earlier}
          {suggestions.map((suggestion) => (
            // The suggestions keep their space while an answer loads, so that the layout does not jump.
            <button key={suggestion} type="submit" disabled={isLoading} {...buttonFor(suggestion)}>
              {suggestion}
            </button>
          ))}
        </form>
      )}
      {offersPerson && <FollowUpForm key={messages.length} messages={messages} />}
      <form {...formProps} className="chat__form" noValidate={isHydrated}>
        <label className="vh" htmlFor={`${formId}-question`}>
          {words.question}
        </label>
        <input
          id={`${formId}-question`}
          ref={input}
          name={questionName}
          type="text"
          required
          maxLength={userMessageMaxLength}
          placeholder={words.placeholder}
          autoComplete="off"
          enterKeyHint="send"
          onInput={(event) => setBlank(event.currentTarget.value.trim() === '')}
        />
        {earlier}
        <button type="submit" disabled={isBlank || isLoading}>
          {words.send}
        </button>
      </form>
    </div>
  )

  function stopAndReturn() {
    stop()
    input.current?.focus()
  }
}

const buttonFor = (question: string) => ({ name: questionName, value: question })

function MessageItem({ message }: { message: Message }) {
  if (message.type === 'user')
    return (
      <p className="chat__user">
        <span className="vh">{words.you} </span>
        {message.text}
      </p>
    )
  return (
    <div className="chat__bot">
      <span className="vh">{words.bot}</span>
      <MessageText text={message.text} />
      <Sources sources={message.sources} />
    </div>
  )
}

function Sources({ sources = [] }: Pick<BotMessage, 'sources'>) {
  if (sources.length === 0) return null
  return (
    <p className="chat__from">
      {words.from}{' '}
      {sources.map(({ title, path }, at) => (
        <span key={path}>
          {at > 0 && ', '}
          <Link to={path}>{title}</Link>
        </span>
      ))}
    </p>
  )
}

/** The suggestions of the last answer, also while the next one loads. */
function suggestionsFor(messages: readonly Message[]): readonly string[] {
  const last = messages.findLast(({ type }) => type === 'bot')
  if (!last) return words.openers
  return (last.type === 'bot' && last.suggestions) || []
}

const lastQuestion = (messages: readonly Message[]) =>
  messages.findLast(({ type }) => type === 'user')?.text ?? ''
