import { submitAuditIntake } from '#contracts/submit-audit-intake'
import { otherTool } from '#domain/audit-intake'
import { newRow } from '#server/db/rows'
import { auditIntakes } from '#server/db/schema/audit-intakes'
import { auditIntakeActivity } from '#server/queries/audit-intake-activity.server'
import { defineFunction } from './define-function.ts'

/** Keeps the answers that open an audit and tells the owner (S1 §7). */
export const submitAuditIntakeFunction = defineFunction(submitAuditIntake, {
  access: 'public',
  submit({ input, id, now }) {
    // Without script the other tool's text cannot be cleared as the box is unticked.
    const otherDeliveryTool = input.deliveryTools.includes(otherTool) ? input.otherDeliveryTool : undefined
    return {
      row: newRow(auditIntakes, {
        id,
        business_name: input.businessName,
        team_size: input.teamSize,
        top_workflows: input.topWorkflows,
        client_assignment: input.clientAssignment,
        onboarding_process: input.onboardingProcess,
        delivery_tools: input.deliveryTools,
        other_delivery_tool: otherDeliveryTool,
        tracking_progress: input.trackingProgress,
        inefficient_tasks: input.inefficientTasks,
        manual_onboarding: input.manualOnboarding,
        chase_down_task: input.chaseDownTask,
        update_gathering: input.updateGathering,
        time_consuming_work: input.timeConsumingWork,
        sales_ops_tools: input.salesOpsTools,
        underused_tools: input.underusedTools,
        needed_data: input.neededData,
        client_notes_storage: input.clientNotesStorage,
        new_client_rejection: input.newClientRejection,
        would_break_first: input.wouldBreakFirst,
        confidence_needs: input.confidenceNeeds,
        scaling_issues: input.scalingIssues,
        audit_goal: input.auditGoal,
        additional_thoughts: input.additionalThoughts,
        created_at: now,
      }),
      activity: auditIntakeActivity(id, { ...input, otherDeliveryTool }),
      deliveries: [],
      answer: { data: { id } },
    }
  },
})
