import { type ActivityKind, activityKinds } from '#domain/activity'
import { testimonialCategories } from '#domain/testimonial-category'
import { answerFields } from './answer-fields.ts'
import { answerText } from './answer-text.ts'

/** A choice of a form's field, by its stored value. */
export interface FieldChoice {
  kind: ActivityKind
  field: string
  isList: boolean
  value: string
}

/** The choices whose label has a word that begins with `typed`, in all forms but the scorecard. */
export function choicesWith(typed: string): FieldChoice[] {
  const begins = new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(typed)}`, 'iu')
  return allChoices()
    .filter(({ label }) => begins.test(label))
    .map(({ label: _label, ...choice }) => choice)
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

let known: (FieldChoice & { label: string })[] | undefined

/** The choices of all forms but the scorecard. Those whose label equals the stored value are left out. */
function allChoices() {
  return (known ??= activityKinds
    .filter((kind) => kind !== 'scorecard')
    .flatMap((kind) =>
      Object.entries(answerFields(kind)).flatMap(([name, field]) => {
        const categories = field.format === 'testimonial-category' ? testimonialCategories : []
        return [...Object.keys(field.choices ?? {}), ...categories].map((value) => ({
          kind,
          field: name,
          isList: field.isList === true,
          value,
          label: String(answerText(field, value)),
        }))
      }),
    )
    .filter(({ label, value }) => label.toLowerCase() !== value.toLowerCase()))
}
