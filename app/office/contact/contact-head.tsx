import './contact.css'
import '#app/office/parts/desk.css'
import { type Ref, useState } from 'react'
import { Link } from 'react-router'
import { useExport } from '#app/office/frame/use-export'
import { useMayExport } from '#app/office/frame/use-may-export'
import { formatCount, figure } from '#app/office/list/format-count'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { formatDuration } from '#app/office/parts/format-duration'
import { formatInstant } from '#app/office/parts/format-when'
import { Head } from '#app/office/parts/head.tsx'
import { PhoneLink } from '#app/office/parts/phone-link.tsx'
import { replyDeadline } from '#app/office/parts/reply-deadline'
import { MoreMenu } from '#app/office/parts/more-menu.tsx'
import { useMay } from '#app/lib/admin-role'
import { accountName } from '#domain/account-name'
import { contactStatusNames } from '#domain/contact-status'
import { capitalized } from '#content/facts/capitalized'
import { usd } from '#content/facts/usd'
import { contactCopy as copy } from '#content/office/contact'
import { lateText } from '#content/office/reply-deadline'
import { unsentReplyText } from '#content/office/unsent-reply-text'
import { teamSizeChoices } from '#content/forms/scorecard'
import type { ContactPage } from '#contracts/get-contact'
import { IntakeLink } from './intake-link.tsx'
import { MergeWith } from './merge-with.tsx'
import { StatusSelect, useStatus } from './status-select.tsx'
import type { ListNavigation } from './list-navigation.ts'

interface ContactHeadProps {
  contact: ContactPage
  /** The search string of the list from which the user opened the lead. */
  from: string
  navigation: ListNavigation | undefined
  statusRef: Ref<HTMLSelectElement>
  now: Date
}

/** A lead's name, company, worth, waiting time, phone and status. */
export function ContactHead({ contact, from, navigation, statusRef, now }: ContactHeadProps) {
  const mayWrite = useMay('editor')
  const { name, email, phone, status, waitingSince, dueAt, owner, scorecards, unsentReply, isMailConnected } =
    contact
  const [score] = scorecards
  const { set, conflict } = useStatus(contact)
  const isLate = dueAt !== null && Date.parse(dueAt) <= now.getTime()
  return (
    <>
      <Head
        eyebrow={
          <>
            <Link to={`/admin/leads?${from}`}>{copy.over}</Link>
            {navigation && `: ${copy.place(figure(navigation.at), formatCount(navigation.count))}. `}
            <Step to={navigation?.before} shortcut="k" label={copy.before} from={from} />{' '}
            <Step to={navigation?.next} shortcut="j" label={copy.after} from={from} />
          </>
        }
        strong={name ?? email}
        lead={
          <>
            {[
              companyLine(contact),
              score && copy.worth(usd(score.cost.yearlyUsd), score.score),
              owner && copy.worksOn(accountName(owner.email, owner.name)),
            ]
              .filter(Boolean)
              .join(' ')}{' '}
            {waitingSince !== null && (
              <span className={isLate ? 'head__wait signal strong' : 'head__wait strong'}>
                {isLate
                  ? copy.late(
                      lateText(formatDuration(now.getTime() - Date.parse(dueAt))),
                      formatInstant(dueAt, now),
                    )
                  : copy.waits(
                      formatDuration(now.getTime() - Date.parse(waitingSince)),
                      dueAt && replyDeadline(dueAt, now),
                    )}
              </span>
            )}{' '}
            {phone && <PhoneLink phone={phone} who={name ?? email} />}{' '}
            {unsentReply !== null && unsentReplyText(unsentReply, isMailConnected)}
          </>
        }
      >
        {mayWrite ? (
          <StatusSelect status={status} onSet={set} selectRef={statusRef} />
        ) : (
          <b>{contactStatusNames[status]}</b>
        )}
        <More contact={contact} />
      </Head>
      <ConflictNote conflict={conflict} />
    </>
  )
}

interface StepProps {
  to: ListNavigation['next']
  shortcut: string
  label: (name: string) => string
  from: string
}

/** A link to the previous or next lead in the list. */
function Step({ to: person, shortcut, label, from }: StepProps) {
  if (!person) return null
  return (
    <Link className="step-to" to={`/admin/leads/${person.id}?${new URLSearchParams({ from })}`}>
      <kbd className="wide">{shortcut}</kbd> {label(person.name ?? person.email)}
    </Link>
  )
}

/** Returns “Kestrel Mortgage, 6–20 people.” */
function companyLine({ company, teamSize }: ContactPage): string | undefined {
  const size = teamSizeChoices.find(({ value }) => value === teamSize)
  const people =
    size && (size.value === 'solo' ? copy.people('1') : copy.people(size.label.replace('-', '–')))
  const where = [company, people].filter(Boolean).join(', ')
  return where === '' ? undefined : `${capitalized(where)}.`
}

function More({ contact }: { contact: ContactPage }) {
  const mayMerge = useMay('editor')
  const mayExport = useMayExport()
  const { act: exportLeads } = useExport()
  const [isMerging, setIsMerging] = useState(false)
  const [isLinking, setIsLinking] = useState(false)
  return (
    <>
      <MoreMenu
        acts={[
          ...(mayMerge
            ? [
                { name: copy.merge.with, run: () => setIsMerging(true) },
                { name: copy.intakeLink.button, run: () => setIsLinking(true) },
              ]
            : []),
          ...(mayExport
            ? [
                {
                  name: copy.agreed.export,
                  run: () => exportLeads({ what: 'contact', ids: [contact.id] }),
                },
              ]
            : []),
          { name: copy.copyMail, run: () => void navigator.clipboard.writeText(contact.email) },
          { name: copy.print, run: () => print() },
        ]}
      />
      {isLinking && <IntakeLink contact={contact} onClose={() => setIsLinking(false)} />}
      {isMerging && <MergeWith contact={contact} onClose={() => setIsMerging(false)} />}
    </>
  )
}
