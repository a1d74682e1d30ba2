/** The choices of the week-1 intake (behavior 9.6). */
export const auditTeamSizes = ['1-2', '3-5', '6-10', '11-25', '26+'] as const
export const onboardingStates = ['yes', 'no', 'sort-of'] as const
export const otherTool = 'Other'
export const deliveryTools = ['Slack', 'Google Docs', 'Airtable', 'SharePoint', 'Notion', otherTool] as const

/** The maximum number of entries in each of its two lists. */
export const maxIntakeList = 20
