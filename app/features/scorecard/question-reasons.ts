import type { ScorecardAnswers } from '#domain/answers'

/** What a question is good for, in the rail beside it. */
export const questionReasons: Record<keyof ScorecardAnswers, string> = {
  fullName: 'So that the result comes to a person and not to an inbox.',
  email: 'Your results are mailed here, to read again when you have the time.',
  linkedin: 'Leave it out if you like. With it, we know what you do before we talk.',
  businessType: 'The first repair we name is described in the terms of your trade.',
  teamSize: 'An hour lost by one person is not the hour lost by twenty.',
  currentUse: 'What already runs by itself counts towards your score.',
  repetitiveTasks: 'Work that is repeated by hand is where we look for a break first.',
  manualAreas: 'Two at most, so that you name the worst ones.',
  leadHandling: 'A lead that waits is a break your clients notice before you do.',
  sopApproach: 'A tool can only follow steps that are written down.',
  aiComfort: 'It tells us how large a first change can be.',
  automationPriority: 'Your answer becomes the first repair on your results page.',
  manualHours: 'These hours, times what they are worth, are your cost of inaction.',
  timeOwner: 'Your own hour and a contractor’s hour are different losses.',
  hourlyValue: 'It turns hours into dollars. If you skip it, we count $100 an hour.',
}
