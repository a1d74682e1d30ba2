import type { ScorecardAnswers } from '#domain/answers'

/** A finished quiz for tests: 14 points. */
export const sampleAnswers = {
  fullName: 'Test Visitor',
  email: 'visitor@example.com',
  businessType: 'coaching',
  teamSize: 'small',
  currentUse: 'some',
  repetitiveTasks: 'some-automation',
  manualAreas: ['sales', 'admin'],
  leadHandling: 'manual',
  sopApproach: 'standard',
  aiComfort: 'moderate',
  automationPriority: 'lead-nurture',
  manualHours: '11-20',
  timeOwner: 'me',
  hourlyValue: '100-250',
} as const satisfies ScorecardAnswers
