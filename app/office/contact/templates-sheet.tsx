import '#app/office/parts/desk.css'
import './templates-sheet.css'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { callFunction } from '#app/lib/call-function'
import { useOnline } from '#app/lib/use-online'
import { OfficeField } from '#app/office/form/office-field.tsx'
import { Refusal } from '#app/office/form/refusal.tsx'
import { useOfficeForm } from '#app/office/form/use-office-form'
import { ModalSheet } from '#app/office/frame/modal-sheet.tsx'
import { useAction } from '#app/office/frame/use-action'
import { LoadError } from '#app/office/list/load-error.tsx'
import { templatesCopy as copy } from '#content/office/templates'
import { deleteTemplate } from '#contracts/delete-template'
import { listTemplates, type ReplyTemplate } from '#contracts/list-templates'
import { saveTemplate } from '#contracts/save-template'
import {
  asTemplate,
  fillTemplate,
  missingFields,
  templateFields,
  type TemplateValues,
} from '#domain/template-fields'

const topics = ['contacts', 'log'] as const

interface TemplatesSheetProps {
  contactId: string
  values: TemplateValues
  /** The initial text of a new template: the written message, if there is one. */
  message: string | undefined
  onUse: (text: string) => void
  onClose: () => void
}

/** Inserts a template into a reply; adds, changes and deletes templates. */
export function TemplatesSheet({ contactId, values, message, onUse, onClose }: TemplatesSheetProps) {
  const [edited, setEdited] = useState<Partial<ReplyTemplate>>()
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    queryKey: ['contacts', listTemplates.name],
    queryFn: async ({ signal }) => (await callFunction(listTemplates, {}, { signal })).data,
  })
  if (edited)
    return (
      <ModalSheet key="form" title={edited.name ?? copy.add} onClose={onClose}>
        <TemplateForm template={edited} contactId={contactId} onClose={() => setEdited(undefined)} />
      </ModalSheet>
    )
  return (
    <ModalSheet key="list" title={copy.title} onClose={onClose}>
      {error && (
        <LoadError
          error={error}
          lastLoadedAt={data && new Date(dataUpdatedAt)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <p role="status">{copy.loading}</p>}
      {data?.length === 0 && <p>{copy.none}</p>}
      {data && data.length > 0 && (
        <ul className="templates">
          {data.map((template) => (
            <TemplateRow
              key={template.id}
              template={template}
              values={values}
              onUse={() => onUse(template.text)}
              onEdit={() => setEdited(template)}
            />
          ))}
        </ul>
      )}
      <p>
        <button
          type="button"
          className="btn btn--line"
          onClick={() => setEdited(message === undefined ? {} : { text: asTemplate(message, values) })}
        >
          {message === undefined ? copy.add : copy.addFrom}
        </button>
      </p>
    </ModalSheet>
  )
}

interface TemplateRowProps {
  template: ReplyTemplate
  values: TemplateValues
  onUse: () => void
  onEdit: () => void
}

function TemplateRow({ template: { id, name, text }, values, onUse, onEdit }: TemplateRowProps) {
  const isOnline = useOnline()
  const remove = useAction(deleteTemplate, { topics, successMessage: () => copy.deleted(name) })
  const missing = missingFields(text, values)
  const about = <span className="vh">{copy.about(name)}</span>
  return (
    <li>
      <button type="button" className="templates__use" disabled={missing.length > 0} onClick={onUse}>
        <b>{name}</b>{' '}
        <span className="sub">{missing.length > 0 ? copy.needs(missing) : fillTemplate(text, values)}</span>
      </button>
      <div className="row-of">
        <button type="button" className="text-btn" onClick={onEdit}>
          {copy.edit}
          {about}
        </button>
        <button
          type="button"
          className="text-btn"
          disabled={remove.isPending || !isOnline}
          onClick={() => remove.act({ id })}
        >
          {copy.delete}
          {about}
        </button>
      </div>
    </li>
  )
}

interface TemplateFormProps {
  /** A template without an id is new. */
  template: Partial<ReplyTemplate>
  contactId: string
  onClose: () => void
}

function TemplateForm({ template: { id, name = '', text = '' }, contactId, onClose }: TemplateFormProps) {
  const form = useOfficeForm(saveTemplate, {
    stored: { name, text },
    // A new template can contain text about this contact, so its draft is deleted together with theirs.
    draft: `template:${id ?? contactId}`,
    input: ({ values }) => ({ ...values, ...(id !== undefined && { id }) }),
    topics,
    saysRefusal: true,
    successMessage: (_answer, input) => copy.saved(input.name.trim()),
    onDone: onClose,
  })
  return (
    <form className="template-form" {...form.formProps}>
      <OfficeField form={form} name="name" label={copy.name} />
      <OfficeField form={form} name="text" label={copy.text} hint={copy.hint} rows={9} />
      <p className="row-of">
        <span className="sub">{copy.insert}</span>
        {templateFields.map((field) => (
          <button
            key={field}
            type="button"
            className="text-btn"
            onClick={({ currentTarget }) => {
              const area = currentTarget.form?.querySelector('textarea')
              if (!area) return
              area.setRangeText(`{${field}}`, area.selectionStart, area.selectionEnd, 'end')
              area.focus()
              form.write({ text: area.value })
            }}
          >
            {copy.fields[field]}
          </button>
        ))}
      </p>
      <Refusal form={form} />
      <p className="row-of">
        <button type="submit" className="btn" disabled={form.isPending}>
          {form.isPending ? copy.pending : copy.save}
        </button>
        <button type="button" className="text-btn" onClick={onClose}>
          {copy.cancel}
        </button>
      </p>
    </form>
  )
}
