import '#app/office/parts/desk.css'
import { OfficeField } from '#app/office/form/office-field.tsx'
import { useOfficeForm } from '#app/office/form/use-office-form'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { moderationCopy } from '#content/office/moderation'
import { correctTestimonial } from '#contracts/correct-testimonial'
import type { AdminTestimonial } from '#contracts/get-admin-testimonials'

const copy = moderationCopy.correction

interface CorrectionProps {
  testimonial: AdminTestimonial
  onClose: () => void
}

/** A field for the corrected text. */
export function Correction({
  testimonial: { id, testimonial, repaired_from, repaired_to },
  onClose,
}: CorrectionProps) {
  const form = useOfficeForm(correctTestimonial, {
    stored: { testimonial, repaired_from: repaired_from ?? '', repaired_to: repaired_to ?? '' },
    draft: `correction:${id}`,
    input: ({ values }) => ({ id, ...values }),
    topics: ['testimonial-queue'],
    successMessage: () => moderationCopy.successMessages.corrected,
    onDone: onClose,
  })
  return (
    <form {...form.formProps}>
      <OfficeField form={form} name="testimonial" label={copy.label} hint={copy.hint} rows={5} isFocused />
      <OfficeField form={form} name="repaired_from" label={copy.from} hint={copy.fromHint} />
      <OfficeField form={form} name="repaired_to" label={copy.to} />
      <ConflictNote conflict={form.conflict} />
      <p className="row-of">
        <button type="submit" className="btn" disabled={form.isPending}>
          {copy.save}
        </button>
        <button
          type="button"
          className="text-btn"
          onClick={() => {
            form.reset()
            onClose()
          }}
        >
          {copy.cancel}
        </button>
      </p>
    </form>
  )
}
