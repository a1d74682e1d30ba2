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
import { longDayText } from './times.ts'

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
        // Another step from elsewhere begins another form: what is typed here was about the one before.
        <StepForm
          key={`${contact.id} ${nextStep} ${nextStepOn} ${owner?.id}`}
          contact={contact}
          whatRef={whatRef}
        />
      ) : (
        <p className="beside__text">
          {nextStep ?? copy.none}
          {nextStepOn !== null && <span className="sub">{longDayText(`${nextStepOn}T12:00`, now)}</span>}
          {owner && <span className="sub">{accountName(owner.email)}</span>}
        </p>
      )}
    </section>
  )
}

function StepForm({ contact, whatRef }: Omit<NextStepProps, 'now'>) {
  const { id, version, nextStep, nextStepOn, owner, team } = contact
  const [what, setWhat] = useState(nextStep ?? '')
  const [on, setOn] = useState(nextStepOn ?? '')
  const [who, setWho] = useState(owner?.id ?? '')
  const isChanged = what !== (nextStep ?? '') || on !== (nextStepOn ?? '') || who !== (owner?.id ?? '')

  const { act, conflict, isPending } = useAct(updateContact, {
    topics: ['contacts'],
    said: (_answer, { changes }) => (changes.next_step === null ? copy.finished : copy.saved),
    wanted: ({ changes }) => (changes.next_step ? copy.yours(`“${changes.next_step}”`) : ''),
    again: async (input) => ({ ...input, version: await versionNow(id) }),
    shown: (data, { changes }) =>
      withContact(data, id, {
        nextStep: changes.next_step ?? null,
        nextStepOn: changes.next_step_on ?? null,
      }),
  })
  const save = (step: string, day: string) =>
    act({
      id,
      version,
      changes: { next_step: step || null, next_step_on: day || null, owner_id: who || null },
    })

  return (
    <form
      className="step"
      onSubmit={(event) => {
        event.preventDefault()
        save(what, on)
      }}
    >
      <input
        ref={whatRef}
        className="input step__what"
        aria-label={copy.what}
        placeholder={copy.none}
        value={what}
        maxLength={200}
        onChange={({ target }) => setWhat(target.value)}
      />
      <input
        className="input"
        aria-label={copy.when}
        type="date"
        value={on}
        onChange={({ target }) => setOn(target.value)}
      />
      <select
        className="input"
        aria-label={copy.who}
        value={who}
        onChange={({ target }) => setWho(target.value)}
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
          onClick={() => save('', '')}
        >
          {copy.done}
        </button>
      )}
    </form>
  )
}
