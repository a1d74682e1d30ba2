import { auditTeamSizes, deliveryTools, maxIntakeList, onboardingStates } from '#domain/audit-intake'
import * as z from 'zod/mini'
import { choice } from './choice.ts'
import { requiredText } from './person.ts'
import { defineSubmission } from './submission.ts'
import { optionalText, trimmedText } from './text.ts'

// With these limits all answers together fit into a request body.
const maxAnswerLength = 3000
const longestEntry = 200

/** Short texts, at least one of them not empty. */
function listOf(message: string) {
  return z
    .array(trimmedText(longestEntry), { error: ({ input }) => (input == null ? message : undefined) })
    .check(
      z.overwrite((entries) => entries.filter((entry) => entry !== '')),
      z.minLength(1, message),
      z.maxLength(maxIntakeList, `Please keep this to ${maxIntakeList} entries`),
    )
}

const noTool = 'Please select at least one delivery tool.'

/** The week-1 intake of an audit (behavior 9.6). */
export const submitAuditIntake = defineSubmission({
  name: 'submit-audit-intake',
  fields: z.strictObject({
    businessName: requiredText(200, 'Business name is required'),
    teamSize: choice(auditTeamSizes, 'Team size is required'),
    topWorkflows: requiredText(maxAnswerLength, 'Top workflows is required'),
    clientAssignment: requiredText(maxAnswerLength, 'Client assignment process is required'),
    onboardingProcess: choice(onboardingStates, 'Onboarding process selection is required'),
    deliveryTools: z
      .array(choice(deliveryTools, noTool), { error: ({ input }) => (input == null ? noTool : undefined) })
      .check(
        z.minLength(1, noTool),
        z.overwrite((tools) => [...new Set(tools)]),
      ),
    otherDeliveryTool: optionalText(200),
    trackingProgress: requiredText(maxAnswerLength, 'Progress tracking method is required'),
    inefficientTasks: listOf('Please enter at least one inefficient task.'),
    manualOnboarding: requiredText(maxAnswerLength, 'Manual onboarding description is required'),
    chaseDownTask: listOf('Please enter at least one item you chase down for.'),
    updateGathering: requiredText(maxAnswerLength, 'Update gathering process is required'),
    timeConsumingWork: requiredText(maxAnswerLength, 'Time consuming work description is required'),
    salesOpsTools: requiredText(maxAnswerLength, 'Sales/ops tools list is required'),
    underusedTools: requiredText(maxAnswerLength, 'Underused tools information is required'),
    neededData: requiredText(maxAnswerLength, 'Needed data description is required'),
    clientNotesStorage: requiredText(maxAnswerLength, 'Client notes storage location is required'),
    newClientRejection: requiredText(maxAnswerLength, 'New client rejection reason is required'),
    wouldBreakFirst: requiredText(maxAnswerLength, 'Scaling bottleneck description is required'),
    confidenceNeeds: requiredText(maxAnswerLength, 'Confidence needs description is required'),
    scalingIssues: requiredText(maxAnswerLength, 'Scaling issues description is required'),
    auditGoal: requiredText(maxAnswerLength, 'Audit goal is required'),
    additionalThoughts: requiredText(maxAnswerLength, 'Additional thoughts are required'),
    /** The token of the personal link. An invalid one is ignored, so that the answers are not lost. */
    token: z.catch(z.optional(trimmedText(200)), undefined),
  }),
  output: z.object({ data: z.object({ id: z.string() }) }),
})
