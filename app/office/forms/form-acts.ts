import { figure } from '#app/office/list/count-text'
import { useToday } from '#app/office/frame/use-today'
import { useAct } from '#app/office/frame/use-act'
import { formsCopy as copy } from '#content/office-forms'
import { assignSubmission } from '#contracts/assign-submission'
import { rejectSubmission } from '#contracts/reject-submission'
import { releaseSubmission } from '#contracts/release-submission'

/** What can be done with submissions; after it the lists are read anew. */
export function useFormActs() {
  const { data: today } = useToday()
  const release = useAct(releaseSubmission, {
    topics: ['submissions', 'contacts', 'deliveries'],
    said: ({ data }) =>
      copy.wentThrough(
        figure('released' in data ? data.released.length : 1),
        data.mails,
        today?.setUp.connected.mail !== false,
      ),
  })
  const reject = useAct(rejectSubmission, {
    topics: ['submissions'],
    said: ({ data }) => copy.rejectedNow(figure('rejected' in data ? data.rejected.length : 1)),
  })
  const assign = useAct(assignSubmission, { topics: ['submissions', 'contacts'], said: () => copy.joined })
  return { release, reject, assign, conflict: release.conflict ?? reject.conflict ?? assign.conflict }
}
export type FormActs = ReturnType<typeof useFormActs>
