import './case-studies.css'
import { createContext, useContext, useId } from 'react'
import { FieldFrame } from '#app/lib/field-frame.tsx'
import { OfficeField } from '#app/office/form/office-field.tsx'
import type { OfficeForm } from '#app/office/form/use-office-form'
import { FieldError } from '#app/ui/field-error.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { studyFormCopy as copy } from '#content/office/studies'
import { type Metric, metricsIn, type StudyFlag, type StudyText, type StudyValues } from './study-draft.ts'

export const EditingContext = createContext<OfficeForm<StudyValues> | undefined>(undefined)

/** Returns the study's form from the context. */
export function useStudyForm(): OfficeForm<StudyValues> {
  const form = useContext(EditingContext)
  if (!form) throw new Error('a field of a study is outside of its form')
  return form
}

interface TextFieldProps {
  name: StudyText | 'tags'
  rows?: number
  hint?: string
}

/** A text field of the study; with `rows` it has several lines. */
export const TextField = ({ name, ...given }: TextFieldProps) => (
  <OfficeField
    form={useStudyForm()}
    name={name}
    label={copy.fields[name]}
    type={name === 'gamma_url' ? 'url' : 'text'}
    {...given}
  />
)

export function FlagField({ name }: { name: StudyFlag }) {
  const { values, write, errors, errorId } = useStudyForm()
  const fault = errors[name]
  return (
    <div>
      <label className="study-flag">
        <input
          type="checkbox"
          name={name}
          checked={values[name]}
          aria-describedby={errorId(name)}
          aria-invalid={fault ? true : undefined}
          onChange={(event) => write({ [name]: event.currentTarget.checked })}
        />
        {copy.fields[name]}
      </label>
      <FieldError id={errorId(name)} message={fault} />
    </div>
  )
}

/** The fields of the study's figures and their labels, in display order. */
export function MetricsField() {
  const form = useStudyForm()
  const metrics = metricsIn(form.values.metrics)
  const set = (next: readonly Metric[]) => form.write({ metrics: JSON.stringify(next) })
  const put = (index: number, part: Partial<Metric>) =>
    set(metrics.map((each, at) => (at === index ? { ...each, ...part } : each)))
  return (
    <div className="study-metrics">
      {metrics.map(({ label, value }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a figure has no id but its position
        <div key={index} className="study-metrics__one">
          <MetricInput
            name={`metrics.${index}.label`}
            label={`${copy.metrics.label} ${index + 1}`}
            value={label}
            onWrite={(text) => put(index, { label: text })}
          />
          <MetricInput
            name={`metrics.${index}.value`}
            label={copy.metrics.value}
            value={value}
            onWrite={(text) => put(index, { value: text })}
          />
          <button
            type="button"
            className="study-metrics__remove"
            onClick={() => set(metrics.toSpliced(index, 1))}
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
          onClick={() => set([...metrics, { label: '', value: '' }])}
        >
          {copy.metrics.add}
        </button>
      )}
    </div>
  )
}

interface MetricInputProps {
  name: string
  label: string
  value: string
  onWrite: (text: string) => void
}

function MetricInput({ name, label, value, onWrite }: MetricInputProps) {
  const { errors, errorId } = useStudyForm()
  const id = useId()
  return (
    <FieldFrame id={id} label={label} errorId={errorId(name)} message={errors[name]}>
      <input
        id={id}
        name={name}
        type="text"
        maxLength={80}
        value={value}
        aria-describedby={errorId(name)}
        aria-invalid={errors[name] ? true : undefined}
        onChange={(event) => onWrite(event.currentTarget.value)}
      />
    </FieldFrame>
  )
}
