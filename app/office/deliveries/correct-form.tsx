import './deliveries.css'
import '#app/office/parts/desk.css'
import { OfficeField } from '#app/office/form/office-field.tsx'
import { useOfficeForm } from '#app/office/form/use-office-form'
import { ConflictNote } from '#app/office/parts/conflict.tsx'
import { deliveriesCopy as copy } from '#content/office/deliveries'
import { correctDelivery } from '#contracts/correct-delivery'

interface CorrectFormProps {
  id: string
  /** The delivery's current recipient. */
  address: string
  onSent: () => void
}

/** A form that corrects the recipient of a delivery and sends it. */
export function CorrectForm({ id, address, onSent }: CorrectFormProps) {
  const form = useOfficeForm(correctDelivery, {
    stored: { recipient: address },
    input: ({ values }) => ({ id, ...values }),
    topics: ['deliveries'],
    successMessage: ({ data: { recipient } }) => copy.corrected(recipient),
    onDone: onSent,
  })
  return (
    <form className="sending__correct" {...form.formProps}>
      <OfficeField
        form={form}
        name="recipient"
        type="email"
        label={copy.correctLabel}
        hint={copy.correctHint}
        isFocused
      />
      <ConflictNote conflict={form.conflict} />
      <p>
        <button type="submit" className="btn" disabled={form.isPending}>
          {copy.correct}
        </button>
      </p>
    </form>
  )
}
