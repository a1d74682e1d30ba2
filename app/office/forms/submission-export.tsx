import '#app/office/parts/desk.css'
import { useExport } from '#app/office/frame/use-export'
import { useMayExport } from '#app/office/frame/use-may-export'
import { formsCopy } from '#content/office/forms'
import type { inputFromAddress } from './submission-list-parameters.ts'

/** Exports the filtered view, for users who may. Filtered by form, the file has a column for each answer. */
export function SubmissionExport({ asked: { q, filters } }: { asked: ReturnType<typeof inputFromAddress> }) {
  const { act: exportSubmissions, isPending } = useExport()
  if (useMayExport() !== true) return null
  const { state, form, since } = filters
  return (
    <button
      type="button"
      className="btn btn--line"
      disabled={isPending}
      onClick={() =>
        exportSubmissions({
          what: 'submissions',
          ...(q && { q }),
          received: {
            isUnassigned: state === 'without_address',
            ...(form && { form }),
            ...(since && { since }),
          },
        })
      }
    >
      {formsCopy.export}
    </button>
  )
}
