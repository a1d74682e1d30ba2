import './list-field.css'
import { FieldError } from '#app/ui/field-error.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { isComposing } from './is-composing.ts'
import type { SubmissionForm } from './use-submission-form.ts'

interface ListFieldProps {
  form: SubmissionForm
  /** The name of every entry's control: the field is a list. */
  name: string
  label: string
  hint?: string
  /** The label of an entry, such as "Task", with its number. */
  entry: string
  /** The contract's maximum of entries. */
  limit: number
  /** The draft's entries, once it has been read. */
  restored?: readonly string[] | undefined
}

/** The number of lines without script, where no button can add one. */
const linesWithoutScript = 4

const firstKeys = (count: number) => Array.from({ length: Math.max(count, 1) }, (_, index) => index)

/** A list of short texts with at least one line. */
export function ListField({ form, name, label, hint, entry, limit, restored }: ListFieldProps) {
  const id = useId()
  const posted = form.postedValues(name)
  const list = useRef<HTMLOListElement>(null)
  const [keys, setKeys] = useState(() => firstKeys(posted.findLastIndex((text) => text !== '') + 1))
  const nextKey = useRef(limit)
  /** The entry that gets focus after the next render. */
  const due = useRef<number>(undefined)

  const [seen, setSeen] = useState(restored)
  if (restored !== seen) {
    setSeen(restored)
    if (restored && restored.length > keys.length) setKeys(firstKeys(restored.length))
  }

  useEffect(() => {
    if (due.current === undefined || !list.current) return
    list.current.querySelectorAll('input')[due.current]?.focus()
    due.current = undefined
    // Adding or removing an entry changes the form, so its errors and its draft must be updated.
    list.current.closest('form')?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [keys])

  function add() {
    due.current = keys.length
    setKeys([...keys, (nextKey.current += 1)])
  }
  function remove(index: number) {
    due.current = Math.min(index, keys.length - 2)
    setKeys(keys.toSpliced(index, 1))
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    // In a list, Enter adds a line instead of submitting the form.
    if (event.key !== 'Enter' || isComposing(event.nativeEvent)) return
    event.preventDefault()
    if (event.currentTarget.value.trim() !== '' && keys.length < limit) add()
  }

  const hasFaultyEntry = keys.some((_, index) => `${name}.${index}` in form.errors)
  return (
    <fieldset className="field entries">
      <legend>
        {label} {hint && <span className="field__hint">{hint}</span>}
      </legend>
      <ol ref={list}>
        {keys.map((key, index) => {
          const entryName = `${name}.${index}`
          const ownsListFault = index === 0 && !hasFaultyEntry
          return (
            <li key={key}>
              <label htmlFor={`${id}-${key}`}>
                <span className="vh">{entry} </span>
                {index + 1}
              </label>
              <input
                id={`${id}-${key}`}
                type="text"
                name={name}
                required={index === 0}
                defaultValue={posted[key]}
                onKeyDown={onKeyDown}
                {...form.faultProps(ownsListFault ? name : entryName)}
              />
              {keys.length > 1 && (
                <button type="button" className="icon-btn entries__remove" onClick={() => remove(index)}>
                  <Icon name="close" />
                  <span className="vh">
                    Remove {entry.toLowerCase()} {index + 1}
                  </span>
                </button>
              )}
              <FieldError id={form.errorId(entryName)} message={form.errors[entryName]} />
            </li>
          )
        })}
      </ol>
      <noscript>
        <ol>
          {Array.from({ length: linesWithoutScript }, (_, index) => (
            <li key={index}>
              <label htmlFor={`${id}-more-${index}`}>
                <span className="vh">{entry} </span>
                {keys.length + index + 1}
              </label>
              <input id={`${id}-more-${index}`} type="text" name={name} />
            </li>
          ))}
        </ol>
      </noscript>
      {!hasFaultyEntry && <FieldError id={form.errorId(name)} message={form.errors[name]} />}
      {keys.length < limit && (
        <button type="button" className="text-btn entries__add" onClick={add}>
          Add another {entry.toLowerCase()}
        </button>
      )}
    </fieldset>
  )
}
