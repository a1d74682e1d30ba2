import '#app/lib/form.css'
import '#app/office/parts/desk.css'
import './types.css'
import type { FormEvent } from 'react'
import { useMay } from '#app/lib/admin-role'
import { FieldFrame } from '#app/lib/field-frame.tsx'
import { useOfficeForm } from '#app/office/form/use-office-form'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { publishOverTheirs } from '#app/office/parts/published-content'
import { toast } from '#app/ui/toast'
import { callTypesCopy as copy } from '#content/office/call-types'
import { callsCopy } from '#content/office/calls'
import { publishFacts } from '#contracts/publish-facts'
import { callLimits, type CallType, callTypes } from '#domain/call-rules'
import { questionNumbers, typesFaults, typesFieldAt, typesOverlay, type TypesValues } from './stored-types.ts'

const hints: Partial<Record<CallType, string>> = copy.minutesHint

interface TypesFormProps {
  stored: TypesValues
  /** The version number of the published content that `stored` is from. */
  seenNumber: number
}

/** Edits the length of each call type and the owner's questions, which are published content like prices. */
export function TypesForm({ stored, seenNumber }: TypesFormProps) {
  const may = useMay('editor')
  const form = useOfficeForm(publishFacts, {
    stored,
    version: seenNumber,
    draft: 'call-types',
    input: ({ values, version }) => ({ overlay: typesOverlay(values), seenNumber: version }),
    check: ({ values }) => typesFaults(values, copy),
    fieldAt: typesFieldAt,
    topics: ['content', 'settings', 'calls'],
    successMessage: () => copy.saved,
    inputForOverride: publishOverTheirs,
  })
  function save(event: FormEvent<HTMLFormElement>) {
    if (form.isChanged) return form.formProps.onSubmit(event)
    event.preventDefault()
    toast({ title: copy.unchanged, tone: 'notice' })
  }
  return (
    <form {...form.formProps} onSubmit={save} className="call-types__form" aria-label={copy.title.muted}>
      <p>{may ? copy.text : copy.editorsOnly}</p>
      <fieldset className="call-types" disabled={!may}>
        {callTypes.map((type) => (
          <fieldset key={type} className="area call-type">
            <legend>{callsCopy.types[type]}</legend>
            <Minutes form={form} type={type} />
            {questionNumbers.map((number) => (
              <Question key={number} form={form} type={type} number={number} />
            ))}
          </fieldset>
        ))}
      </fieldset>
      <p className="sub">{copy.stays}</p>
      <ConflictNote conflict={form.conflict} />
      {may && (
        <p className="row-of">
          <button type="submit" className="btn" disabled={form.isPending}>
            {form.isPending ? copy.saving : copy.save}
          </button>
        </p>
      )}
    </form>
  )
}

type Form = ReturnType<typeof useOfficeForm<typeof publishFacts, TypesValues>>

function Minutes({ form, type }: { form: Form; type: CallType }) {
  const name = `${type}_minutes`
  const control = form.text(name)
  return (
    <FieldFrame
      id={control.id}
      label={copy.minutes}
      hint={hints[type]}
      errorId={form.errorId(name)}
      message={form.errors[name]}
    >
      <input {...control} type="number" inputMode="numeric" min={1} max={480} required />
    </FieldFrame>
  )
}

function Question({ form, type, number }: { form: Form; type: CallType; number: number }) {
  const [name, required] = [`${type}_question${number}`, `${type}_required${number}`]
  const control = form.text(name)
  return (
    <div className="call-type__question">
      <FieldFrame
        id={control.id}
        label={copy.question(number)}
        hint={copy.questionHint}
        errorId={form.errorId(name)}
        message={form.errors[name]}
      >
        <input {...control} type="text" maxLength={callLimits.questionLength} autoComplete="off" />
      </FieldFrame>
      <label className="tick">
        <input
          type="checkbox"
          name={required}
          checked={form.values[required] === true}
          aria-label={copy.requiredOf(number)}
          onChange={({ target }) => form.write({ [required]: target.checked })}
        />
        <span>{copy.required}</span>
      </label>
    </div>
  )
}
