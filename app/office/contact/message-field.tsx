import '#app/office/parts/desk.css'
import type { KeyboardEvent, Ref } from 'react'
import { isComposing } from '#app/lib/is-composing'
import type { OfficeForm } from '#app/office/form/use-office-form'
import { FieldError } from '#app/ui/field-error.tsx'
import { contactCopy } from '#content/office/contact'

const copy = contactCopy.compose

/** Escape leaves the field, so that single-key shortcuts work again. */
export function leaveOnEscape({ key, nativeEvent, currentTarget }: KeyboardEvent<HTMLElement>): void {
  if (key === 'Escape' && !isComposing(nativeEvent)) currentTarget.blur()
}

interface MessageFieldProps<V extends Record<string, string | boolean>> {
  form: OfficeForm<V>
  name: keyof V & string
  rows: number
  messageRef: Ref<HTMLTextAreaElement>
}

/** The text of a reply or a note; Ctrl or ⌘ and Enter sends it. */
export function MessageField<V extends Record<string, string | boolean>>({
  form,
  name,
  rows,
  messageRef,
}: MessageFieldProps<V>) {
  return (
    <>
      <textarea
        ref={messageRef}
        className="input"
        aria-label={copy.message}
        rows={rows}
        {...form.text(name)}
        onKeyDown={(event) => {
          const { key, metaKey, ctrlKey, nativeEvent, currentTarget } = event
          const isSent = key === 'Enter' && (metaKey || ctrlKey) && !isComposing(nativeEvent)
          if (isSent) currentTarget.form?.requestSubmit()
          leaveOnEscape(event)
        }}
      />
      <FieldError id={form.errorId(name)} message={form.errors[name]} />
    </>
  )
}

/** Says that the text is saved as a draft, or waits for the network. */
export function DraftStatus({ isChanged, isOffline }: { isChanged: boolean; isOffline: boolean }) {
  if (!isOffline && !isChanged) return null
  return (
    <span className="small sub" role={isOffline ? 'status' : undefined}>
      {isOffline ? copy.offline : copy.draft}
    </span>
  )
}
