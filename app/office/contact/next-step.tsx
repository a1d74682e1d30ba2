import '#app/office/parts/desk.css'
import './contact.css'
import { type Ref, useState } from 'react'
import { useAct } from '#app/office/frame/use-act'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { useMay } from '#app/lib/admin-role'
import { accountName } from '#domain/account-name'
import { contactCopy } from '#content/office-contact'
import type { ContactPage } from '#contracts/get-contact'
import { updateContact } from '#contracts/update-contact'
import { versionNow, withContact } from './contact-query.ts'
import { longDayText } from '#app/office/parts/when-text'

const copy = contactCopy.step

interface NextStepProps {
  contact: ContactPage
  whatRef: Ref<HTMLInputElement>
  now: Date
}

/** What comes next with somebody, when, and by whom; one a person. */
export function NextStep({ contact, whatRef, now }: NextStepProps) {
  const mayWrite = useMay('editor')
  const { nextStep, nextStepOn, owner } = contact
  return (
    <section className="area beside" aria-labelledby="next-step">
      <div className="area__head">
        <h2 id="next-step">{copy.title}</h2>
      </div>
      {mayWrite ? (
        <StepForm contact={contact} whatRef={whatRef} />
      ) : (
        <p className="beside__text">
          {nextStep ?? copy.none}
          {nextStepOn !== null && <span className="sub">{longDayText(nextStepOn, now)}</span>}
          {owner && <span className="sub">{accountName(owner.email)}</span>}
        </p>
      )}
    </section>
  )
}

interface Step {
  what: string
  on: string
  who: string
}

function StepForm({ contact, whatRef }: Omit<NextStepProps, 'now'>) {
  const { id, nextStep, nextStepOn, owner, team } = contact
  const stored: Step = { what: nextStep ?? '', on: nextStepOn ?? '', who: owner?.id ?? '' }
  /** What is typed, and what had been seen before: whatever others change meanwhile takes nothing away. */
  const [edited, setEdited] = useState<{ step: Step; version: number }>()
  const step = edited?.step ?? stored
  const edit = (change: Partial<Step>) =>
    setEdited({ step: { ...step, ...change }, version: edited?.version ?? contact.version })
  const isChanged = step.what !== stored.what || step.on !== stored.on || step.who !== stored.who

  const { act, conflict, isPending } = useAct(updateContact, {
    topics: ['contacts'],
    said: (_answer, { changes }) => (changes.next_step === null ? copy.finished : copy.saved),
    again: async (input) => ({ ...input, version: await versionNow(id) }),
    shown: (data, { changes }) =>
      withContact(data, id, {
        nextStep: changes.next_step ?? null,
        nextStepOn: changes.next_step_on ?? null,
      }),
    onKept: () => setEdited(undefined),
    onDone: () => setEdited(undefined),
  })
  const save = ({ what, on, who }: Step) =>
    act({
      id,
      version: edited?.version ?? contact.version,
      changes: { next_step: what || null, next_step_on: on || null, owner_id: who || null },
    })

  return (
    <form
      className="step"
      onSubmit={(event) => {
        event.preventDefault()
        save(step)
      }}
    >
      <input
        ref={whatRef}
        className="input step__what"
        aria-label={copy.what}
        placeholder={copy.none}
        value={step.what}
        maxLength={200}
        onChange={({ target }) => edit({ what: target.value })}
      />
      <input
        className="input"
        aria-label={copy.when}
        type="date"
        value={step.on}
        onChange={({ target }) => edit({ on: target.value })}
      />
      <select
        className="input"
        aria-label={copy.who}
        value={step.who}
        onChange={({ target }) => edit({ who: target.value })}
      >
        <option value="">{copy.nobody}</option>
        {team.map(({ id: accountId, email }) => (
          <option key={accountId} value={accountId}>
            {accountName(email)}
          </option>
        ))}
      </select>
      <ConflictNote conflict={conflict} />
      {isChanged || nextStep === null ? (
        <button type="submit" className="btn btn--line step__do" disabled={isPending || !isChanged}>
          {copy.save}
        </button>
      ) : (
        <button
          type="button"
          className="btn btn--line step__do"
          disabled={isPending}
          onClick={() => save({ ...step, what: '', on: '' })}
        >
          {copy.done}
        </button>
      )}
    </form>
  )
}
