import '#app/office/list/list-body.css'
import '#app/office/parts/desk.css'
import './contact.css'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useNavigate, useParams } from 'react-router'
import { useKeys } from '#app/office/frame/use-keys'
import { useAddress } from '#app/office/list/use-address'
import { isMissing } from '#app/office/list/is-missing'
import { LoadError } from '#app/office/list/load-error.tsx'
import { Head } from '#app/office/parts/head.tsx'
import { useLate } from '#app/office/parts/use-late'
import { Block } from '#app/office/parts/block.tsx'
import { useNow } from '#app/office/parts/use-now'
import type { FunctionCall, ScreenLocation } from '#app/prefetch-script.server'
import { useMay } from '#app/lib/admin-role'
import { focusHeading } from '#app/lib/focus-heading'
import { contactCopy as copy } from '#content/office/contact'
import { type ContactEntry, type ContactPage, getContact, timelineParts } from '#contracts/get-contact'
import { ConsentPanel } from './consent.tsx'
import { Compose, type ComposeTab } from './compose.tsx'
import { ContactHead } from './contact-head.tsx'
import { useContact } from './contact-query.ts'
import { useAnswered } from './use-answered.ts'
import { Attribution } from './attribution-panel.tsx'
import { ContactProgress } from './contact-progress.tsx'
import { LastMessage } from './last-message.tsx'
import { RefusedAddress } from './refused-address.tsx'
import { NextStep } from './next-step.tsx'
import { ContactDetails } from './contact-details.tsx'
import { ScorecardPart } from './scorecard-part.tsx'
import { Timeline } from './timeline.tsx'
import { replaceInList, useListNavigation } from './list-navigation.ts'

const partOf = (address: URLSearchParams) =>
  timelineParts.find((part) => part === address.get('only')) ?? 'all'

export const handle = {
  asks: ({ params, address }: ScreenLocation): FunctionCall[] => [
    [getContact.name, { id: params['id'], only: partOf(address) }],
  ],
}

/** The screen of one lead. */
export default function ContactScreen() {
  const { id = '' } = useParams()
  const [address] = useAddress()
  const only = partOf(address)
  const read = useContact(id, only)
  const contact = read.data?.pages[0]?.data
  const isLate = useLate(read.isPending)
  const navigate = useNavigate()

  // A merged contact redirects to the one that remains.
  useEffect(() => {
    if (!contact || contact.id === id) return
    replaceInList(id, contact.id)
    void navigate(`/admin/leads/${contact.id}?${address}`, { replace: true })
  }, [contact, id, address, navigate])

  if (!contact) {
    if (!read.isError)
      return (
        <div className="ghost-room" aria-busy="true">
          {isLate && <Head strong="…" />}
        </div>
      )
    const isGone = isMissing(read.error)
    return (
      <>
        <Head
          eyebrow={<Link to="/admin/leads">{copy.back}</Link>}
          strong={isGone ? copy.gone : copy.failed}
        />
        {!isGone && (
          <LoadError error={read.error} lastLoadedAt={undefined} onRetry={() => void read.refetch()} />
        )}
      </>
    )
  }
  return (
    <>
      {read.isError && (
        <LoadError
          error={read.error}
          lastLoadedAt={new Date(read.dataUpdatedAt)}
          onRetry={() => void read.refetch()}
        />
      )}
      <Contact
        key={contact.id}
        contact={contact}
        entries={read.data?.pages.flatMap(({ data }) => data.timeline.data) ?? []}
        timeline={{
          only,
          more: read.hasNextPage ? () => void read.fetchNextPage() : undefined,
          isFetching: read.isFetching,
        }}
      />
    </>
  )
}

interface ContactProps {
  contact: ContactPage
  entries: readonly ContactEntry[]
  timeline: Pick<Parameters<typeof Timeline>[0], 'only' | 'more' | 'isFetching'>
}

function Contact({ contact, entries, timeline }: ContactProps) {
  const [address] = useAddress()
  const from = address.get('from') ?? ''
  const list = `/admin/leads?${from}`
  const now = useNow()
  const mayWrite = useMay('editor')
  const navigate = useNavigate()
  const navigation = useListNavigation(contact.id, address.get('from'))
  const [tab, setTab] = useState<ComposeTab>(address.get('do') === 'note' ? 'note' : 'reply')
  const here = useRef<HTMLDivElement>(null)
  const message = useRef<HTMLTextAreaElement>(null)
  const what = useRef<HTMLInputElement>(null)
  const status = useRef<HTMLSelectElement>(null)
  const answered = useAnswered(contact)

  // `?do=reply` and the like focus the field of that task.
  const [wanted] = useState(address.get('do'))
  useEffect(() => {
    if (wanted === 'reply' || wanted === 'note') message.current?.focus()
    else if (wanted === 'step') what.current?.focus()
    else focusHeading(here.current)
  }, [wanted])

  function write(next: ComposeTab) {
    // The field renders at once, so that keys typed right after the shortcut go into it and trigger nothing.
    flushSync(() => setTab(next))
    message.current?.focus()
  }
  const go = (person: { id: string } | undefined) => {
    if (person) void navigate(`/admin/leads/${person.id}?${new URLSearchParams({ from })}`)
  }
  useKeys([
    { press: 'j', label: copy.keys.next, group: 'list', run: () => go(navigation?.next) },
    { press: 'k', label: copy.keys.before, group: 'list', run: () => go(navigation?.before) },
    { press: 'Escape', label: copy.keys.out, group: 'list', run: () => void navigate(list) },
    ...(mayWrite
      ? ([
          { press: 'r', label: copy.keys.reply, group: 'list', run: () => write('reply') },
          { press: 'n', label: copy.keys.note, group: 'list', run: () => write('note') },
          {
            press: 'a',
            label: copy.keys.answered,
            group: 'list',
            run: () => contact.waitingSince !== null && answered.act({ id: contact.id }),
          },
          { press: 't', label: copy.keys.step, group: 'list', run: () => what.current?.focus() },
          { press: 's', label: copy.keys.status, group: 'list', run: () => status.current?.focus() },
        ] as const)
      : []),
  ])

  return (
    <div ref={here}>
      <ContactHead contact={contact} from={from} navigation={navigation} statusRef={status} now={now} />
      <Block>
        <ContactProgress contact={contact} now={now} />
      </Block>
      <div className="cols cols--7-4 area contact-cols">
        <div>
          <Block>
            <RefusedAddress contact={contact} />
          </Block>
          <Block>
            <LastMessage contact={contact} now={now} />
          </Block>
          <Block>
            {mayWrite && <Compose contact={contact} tab={tab} onTab={setTab} messageRef={message} />}
          </Block>
          <Block>
            <Timeline contact={contact} entries={entries} {...timeline} now={now} />
          </Block>
          <div className="cols cols--6-6 area below">
            <Block>
              <Attribution contact={contact} now={now} />
            </Block>
            <Block>
              <ConsentPanel contact={contact} now={now} />
            </Block>
          </div>
        </div>
        <div>
          <Block>
            <NextStep contact={contact} whatRef={what} now={now} />
          </Block>
          <Block>
            <ContactDetails contact={contact} />
          </Block>
          <Block>
            {contact.scorecards.length > 0 && <ScorecardPart scorecards={contact.scorecards} now={now} />}
          </Block>
        </div>
      </div>
    </div>
  )
}
