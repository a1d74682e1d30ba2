import type { ScorecardAnswers } from '#domain/answers'

/** Why each question is asked, shown in the rail beside it. */
export const questionReasons: Record<keyof ScorecardAnswers, string> = {
  fullName: 'So your results come to a person, not just an inbox.',
  email: 'We email your results here, so you can read them again later.',
  linkedin: 'Skip it if you like. With it, we know what you do before we talk.',
  businessType: 'We describe your first repair in the terms of your trade.',
  teamSize: 'An hour lost by one person isn’t the same as an hour lost by twenty.',
  currentUse: 'What already runs by itself counts toward your score.',
  repetitiveTasks: 'Work repeated by hand is the first place we look for a break.',
  manualAreas: 'Two at most, so you name the worst ones.',
  leadHandling: 'A lead that waits is a break your buyers notice before you do.',
  sopApproach: 'A tool can only follow steps that are written down.',
  aiComfort: 'It tells us how big the first change can be.',
  automationPriority: 'Your answer becomes the #1 opportunity on your results page.',
  manualHours: 'These hours, times what they are worth, are your cost of inaction.',
  timeOwner: 'Losing an hour of your own isn’t the same as paying for a contractor’s.',
  hourlyValue:
    'It turns hours into dollars. Skip it and we count $100 an hour; leave it blank and we count $175.',
}
