import { auditTeamSizes, deliveryTools, longestIntakeList, onboardingStates } from '#domain/audit-intake'
import * as z from 'zod/mini'
import { choice } from './choice.ts'
import { requiredText } from './person.ts'
import { defineSubmission } from './submission.ts'
import { optionalText, trimmedText } from './text.ts'

// All answers together stay below what a body may hold.
const longestAnswer = 3000
const longestEntry = 200

/** Short texts of which at least one is not empty. */
function listOf(message: string) {
  return z
    .array(trimmedText(longestEntry), { error: ({ input }) => (input == null ? message : undefined) })
    .check(
      z.overwrite((entries) => entries.filter((entry) => entry !== '')),
      z.minLength(1, message),
      z.maxLength(longestIntakeList, `Please keep this to ${longestIntakeList} entries`),
    )
}

const noTool = 'Please select at least one delivery tool.'

/** The week-1 intake of an audit (S1 §3, §5; readings of the specification, 18 and 29). */
export const submitAuditIntake = defineSubmission({
  name: 'submit-audit-intake',
  fields: z.strictObject({
    businessName: requiredText(200, 'Business name is required'),
    teamSize: choice(auditTeamSizes, 'Team size is required'),
    topWorkflows: requiredText(longestAnswer, 'Top workflows is required'),
    clientAssignment: requiredText(longestAnswer, 'Client assignment process is required'),
    onboardingProcess: choice(onboardingStates, 'Onboarding process selection is required'),
    deliveryTools: z
      .array(choice(deliveryTools, noTool), { error: ({ input }) => (input == null ? noTool : undefined) })
      .check(
        z.minLength(1, noTool),
        z.overwrite((tools) => [...new Set(tools)]),
      ),
    otherDeliveryTool: optionalText(200),
    trackingProgress: requiredText(longestAnswer, 'Progress tracking method is required'),
    inefficientTasks: listOf('Please enter at least one inefficient task.'),
    manualOnboarding: requiredText(longestAnswer, 'Manual onboarding description is required'),
    chaseDownTask: listOf('Please enter at least one item you chase down for.'),
    updateGathering: requiredText(longestAnswer, 'Update gathering process is required'),
    timeConsumingWork: requiredText(longestAnswer, 'Time consuming work description is required'),
    salesOpsTools: requiredText(longestAnswer, 'Sales/ops tools list is required'),
    underusedTools: requiredText(longestAnswer, 'Underused tools information is required'),
    neededData: requiredText(longestAnswer, 'Needed data description is required'),
    clientNotesStorage: requiredText(longestAnswer, 'Client notes storage location is required'),
    newClientRejection: requiredText(longestAnswer, 'New client rejection reason is required'),
    wouldBreakFirst: requiredText(longestAnswer, 'Scaling bottleneck description is required'),
    confidenceNeeds: requiredText(longestAnswer, 'Confidence needs description is required'),
    scalingIssues: requiredText(longestAnswer, 'Scaling issues description is required'),
    auditGoal: requiredText(longestAnswer, 'Audit goal is required'),
    additionalThoughts: requiredText(longestAnswer, 'Additional thoughts are required'),
    /** Of the personal link the form was opened by. What cannot be one costs nobody their answers. */
    token: z.catch(z.optional(trimmedText(200)), undefined),
  }),
  output: z.object({ data: z.object({ id: z.string() }) }),
})
