import '#app/office/parts/desk.css'
import { contactCopy } from '#content/office/contact'
import type { TemplateValues } from '#domain/template-fields'

const copy = contactCopy.compose

interface ReplyInsertsProps {
  values: TemplateValues
  /** Called with the message after the insertion. */
  onInsert: (text: string) => void
}

/** Buttons that insert the lead's results or the booking link into a reply, each only if it exists. */
export function ReplyInserts({ values, onInsert }: ReplyInsertsProps) {
  const { score, tier, 'yearly cost': cost, 'booking link': link } = values
  const inserts = [
    ...(score && tier ? [{ name: copy.addResults, words: copy.results(score, tier, cost) }] : []),
    ...(link ? [{ name: copy.addCalendar, words: copy.calendar(link) }] : []),
  ]
  return inserts.map(({ name, words }) => (
    <button
      key={name}
      type="button"
      className="text-btn"
      onClick={({ currentTarget: { form } }) => {
        const field = form?.querySelector('textarea')
        if (field) onInsert(withParagraph(field, words))
      }}
    >
      {name}
    </button>
  ))
}

/** Inserts a paragraph at the last cursor position, puts the cursor behind it, and returns the new text. */
export function withParagraph(field: HTMLTextAreaElement, words: string): string {
  const at = field.selectionEnd || field.value.length
  const before = field.value.slice(0, at)
  const gap = before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n'
  field.setRangeText(`${gap}${words}\n\n`, at, at, 'end')
  field.focus()
  return field.value
}
