import './case-studies.css'
import { type ChangeEvent, createContext, type ReactNode, useContext, useId } from 'react'
import { FieldError } from '#app/ui/field-error.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { studyFormCopy as copy } from '#content/office-studies'
import type { StudyDraft, StudyFlag, StudyText } from './study-draft.ts'

interface Editing {
  draft: StudyDraft
  change: (change: Partial<StudyDraft>) => void
  /** What is wrong, by the name of the field. */
  faults: Readonly<Record<string, string>>
}

export const EditingContext = createContext<Editing>({
  draft: {
    texts: {} as StudyDraft['texts'],
    flags: {} as StudyDraft['flags'],
    tags: '',
    metrics: [],
    image: undefined,
    logo: undefined,
  },
  change() {},
  faults: {},
})

interface FieldProps {
  label: string
  hint?: string | undefined
  fault: string | undefined
  /** The control, with the attributes that tie it to its label and its fault. */
  children: (control: {
    id: string
    'aria-describedby': string
    'aria-invalid': true | undefined
  }) => ReactNode
}

export function StudyField({ label, hint, fault, children }: FieldProps) {
  const id = useId()
  const faultId = `${id}-fault`
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {hint && <span className="field__hint">{hint}</span>}
      </label>
      {children({ id, 'aria-describedby': faultId, 'aria-invalid': fault ? true : undefined })}
      <FieldError id={faultId} message={fault} />
    </div>
  )
}

const lengths: Partial<Record<StudyText, number>> = {
  challenge: 10_000,
  solution: 10_000,
  results: 10_000,
  testimonial_quote: 2_000,
  gamma_url: 2_000,
  gamma_description: 1_000,
  services_provided: 500,
}

/** A text of the study; with `rows` of several lines. */
export function TextField({ name, rows, hint }: { name: StudyText; rows?: number; hint?: string }) {
  const { draft, change, faults } = useContext(EditingContext)
  const onChange = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    change({ texts: { ...draft.texts, [name]: event.currentTarget.value } })
  const common = { name, value: draft.texts[name], maxLength: lengths[name] ?? 200, onChange }
  return (
    <StudyField label={copy.fields[name]} hint={hint} fault={faults[name]}>
      {(control) =>
        rows ? (
          <textarea rows={rows} {...common} {...control} />
        ) : (
          <input type={name === 'gamma_url' ? 'url' : 'text'} {...common} {...control} />
        )
      }
    </StudyField>
  )
}

export function TagsField() {
  const { draft, change, faults } = useContext(EditingContext)
  return (
    <StudyField label={copy.fields.tags} hint={copy.hints.tags} fault={faults['tags']}>
      {(control) => (
        <input
          name="tags"
          type="text"
          value={draft.tags}
          onChange={(event) => change({ tags: event.currentTarget.value })}
          {...control}
        />
      )}
    </StudyField>
  )
}

export function FlagField({ name }: { name: StudyFlag }) {
  const { draft, change, faults } = useContext(EditingContext)
  const faultId = `${useId()}-fault`
  const fault = faults[name]
  return (
    <div>
      <label className="study-flag">
        <input
          type="checkbox"
          name={name}
          checked={draft.flags[name]}
          aria-describedby={faultId}
          aria-invalid={fault ? true : undefined}
          onChange={(event) => change({ flags: { ...draft.flags, [name]: event.currentTarget.checked } })}
        />
        {copy.fields[name]}
      </label>
      <FieldError id={faultId} message={fault} />
    </div>
  )
}

/** The figures, each with its label, in the order in which they are shown. */
export function MetricsField() {
  const { draft, change, faults } = useContext(EditingContext)
  const { metrics } = draft
  const put = (index: number, part: Partial<(typeof metrics)[number]>) =>
    change({ metrics: metrics.map((each, at) => (at === index ? { ...each, ...part } : each)) })
  return (
    <div className="study-metrics">
      {metrics.map(({ label, value }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- They have no other name, and their order is theirs.
        <div key={index} className="study-metrics__one">
          <StudyField label={`${copy.metrics.label} ${index + 1}`} fault={faults[`metrics.${index}.label`]}>
            {(control) => (
              <input
                type="text"
                maxLength={80}
                value={label}
                onChange={(event) => put(index, { label: event.currentTarget.value })}
                {...control}
              />
            )}
          </StudyField>
          <StudyField label={copy.metrics.value} fault={faults[`metrics.${index}.value`]}>
            {(control) => (
              <input
                type="text"
                maxLength={80}
                value={value}
                onChange={(event) => put(index, { value: event.currentTarget.value })}
                {...control}
              />
            )}
          </StudyField>
          <button
            type="button"
            className="study-metrics__remove"
            onClick={() => change({ metrics: metrics.toSpliced(index, 1) })}
          >
            <Icon name="close" />
            <span className="vh">
              {copy.metrics.remove} {label}
            </span>
          </button>
        </div>
      ))}
      {metrics.length < 12 && (
        <button
          type="button"
          className="btn btn--line"
          onClick={() => change({ metrics: [...metrics, { label: '', value: '' }] })}
        >
          {copy.metrics.add}
        </button>
      )}
    </div>
  )
}
