import { submitAuditIntake } from '#contracts/submit-audit-intake'
import { otherTool } from '#domain/audit-intake'
import { newActivity } from '#server/activities/new-activity'
import { defineForm } from '#server/calls/define-form'
import { newRow } from '#server/db/rows'
import { auditIntakes } from '#server/db/schema/audit-intakes'
import { weekOneIntakeMail } from '#server/deliveries/kinds/week-1-intake-mail'
import { newDelivery } from '#server/deliveries/ledger/deliver'
import { contactByIntakeLink } from '#server/queries/intake/intake-links.server'

/**
 * Stores the answers that open an audit and notifies the owner (behavior 9.6). With a personal link they belong to
 * its client, who gets a confirmation.
 */
export const submitAuditIntakeFunction = defineForm(submitAuditIntake, {
  access: 'public',
  async look({ input: { token }, tx }) {
    return token === undefined ? undefined : contactByIntakeLink(tx, token)
  },
  submit({ input, seen: client, id, now }) {
    // Without JavaScript, the other tool's text is sent even if its box is unchecked.
    const otherDeliveryTool = input.deliveryTools.includes(otherTool) ? input.otherDeliveryTool : undefined
    const row = {
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
    }
    return {
      rows: [newRow(auditIntakes, row)],
      activity: newActivity('week-1-intake', id, {
        values: { ...input, otherDeliveryTool, name: client?.name, email: client?.email },
        // The form asks for no address.
        person: client && { email: client.email, company: input.businessName },
        visit: input.visit,
      }),
      deliveries: client
        ? [
            newDelivery(
              weekOneIntakeMail,
              { intakeId: id },
              { key: `week-1-intake-mail:${id}`, recipient: client.email },
            ),
          ]
        : [],
      answer: { data: { id } },
    }
  },
})
