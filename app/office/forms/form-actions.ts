import { figure } from '#app/office/list/format-count'
import { useToday } from '#app/office/frame/use-today'
import { useAction } from '#app/office/frame/use-action'
import { formsCopy as copy } from '#content/office/forms'
import { assignSubmission } from '#contracts/assign-submission'
import { rejectSubmission } from '#contracts/reject-submission'
import { releaseSubmission } from '#contracts/release-submission'

/** The actions for submissions; they reload the lists. */
export function useFormActions() {
  const { data: today } = useToday()
  const release = useAction(releaseSubmission, {
    topics: ['submissions', 'contacts', 'deliveries'],
    successMessage: ({ data }) =>
      copy.releasedNow(
        figure('released' in data ? data.released.length : 1),
        data.mails,
        today?.setUp.connected.mail !== false,
      ),
  })
  const reject = useAction(rejectSubmission, {
    topics: ['submissions'],
    successMessage: ({ data }) => copy.rejectedNow(figure('rejected' in data ? data.rejected.length : 1)),
  })
  const assign = useAction(assignSubmission, {
    topics: ['submissions', 'contacts'],
    successMessage: () => copy.joined,
  })
  return { release, reject, assign, conflict: release.conflict ?? reject.conflict ?? assign.conflict }
}
export type FormActions = ReturnType<typeof useFormActions>
