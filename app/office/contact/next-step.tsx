import '#app/office/parts/desk.css'
import './contact.css'
import type { Ref } from 'react'
import { useOfficeForm } from '#app/office/form/use-office-form'
import { FieldError } from '#app/ui/field-error.tsx'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { useMay } from '#app/lib/admin-role'
import { accountName } from '#domain/account-name'
import { contactCopy } from '#content/office/contact'
import type { ContactPage } from '#contracts/get-contact'
import { updateContact } from '#contracts/update-contact'
import { versionNow, withContact } from './contact-query.ts'
import { longDayText } from '#app/office/parts/format-when'

const copy = contactCopy.step

interface NextStepProps {
  contact: ContactPage
  whatRef: Ref<HTMLInputElement>
  now: Date
}

/** A lead's next step: what, when, and the lead's owner. */
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
          {owner && <span className="sub">{accountName(owner.email, owner.name)}</span>}
        </p>
      )}
    </section>
  )
}

function StepForm({ contact, whatRef }: Omit<NextStepProps, 'now'>) {
  const { id, nextStep, nextStepOn, owner, team } = contact
  const form = useOfficeForm(updateContact, {
    stored: { next_step: nextStep ?? '', next_step_on: nextStepOn ?? '', owner_id: owner?.id ?? '' },
    version: contact.version,
    draft: `next-step:${id}`,
    input: ({ changed, version }) => ({
      id,
      version,
      changes: Object.fromEntries(Object.entries(changed).map(([name, value]) => [name, value || null])),
    }),
    topics: ['contacts'],
    successMessage: (_answer, { changes }) => (changes.next_step === null ? copy.finished : copy.saved),
    inputForOverride: async (input) => ({ ...input, version: await versionNow(id) }),
    optimisticUpdate: (data, { changes: { next_step, next_step_on } }) =>
      withContact(data, id, {
        ...(next_step !== undefined && { nextStep: next_step }),
        ...(next_step_on !== undefined && { nextStepOn: next_step_on }),
      }),
  })

  return (
    <form className="step" {...form.formProps}>
      <input
        ref={whatRef}
        className="input step__what"
        aria-label={copy.what}
        placeholder={copy.example}
        {...form.text('next_step')}
      />
      <input className="input" aria-label={copy.when} type="date" {...form.text('next_step_on')} />
      <select className="input" aria-label={copy.who} {...form.choice('owner_id')}>
        <option value="">{copy.nobody}</option>
        {team.map(({ id: accountId, email, name }) => (
          <option key={accountId} value={accountId}>
            {accountName(email, name)}
          </option>
        ))}
      </select>
      <FieldError id={form.errorId('next_step')} message={form.errors['next_step']} />
      <FieldError id={form.errorId('next_step_on')} message={form.errors['next_step_on']} />
      <ConflictNote conflict={form.conflict} />
      {/* Done never takes the place of Save, so that a double click on Save cannot mark the step as done. */}
      <p className="row step__do">
        <button type="submit" className="btn btn--line" disabled={form.isPending || !form.isChanged}>
          {copy.save}
        </button>
        {nextStep !== null && (
          <button
            type="button"
            className="text-btn"
            disabled={form.isPending || form.isChanged}
            onClick={() => form.send({ next_step: '', next_step_on: '' })}
          >
            {copy.done}
          </button>
        )}
      </p>
    </form>
  )
}
